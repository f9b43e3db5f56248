/** Habits of this house that no stock lint rule knows. */

const VAGUE = /^(get|handle|process|manage)(?=[A-Z]|$)|(Manager|Utils?)$/;

const reasonForDisabling = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(eslint-disable|@ts-expect-error)/.test(comment.value) && !/ -- \S|: \S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say why, after ` -- `.' });
      }
    },
  }),
};

const plainNames = {
  create: (context) => {
    const check = (id) => {
      if (id?.type === 'Identifier' && VAGUE.test(id.name))
        context.report({
          node: id,
          message: `\`${id.name}\` says nothing: name what it answers (xOf, isX, parseX, readX …).`,
        });
    };
    return {
      FunctionDeclaration: (node) => check(node.id),
      ClassDeclaration: (node) => check(node.id),
      'VariableDeclarator[init.type=/FunctionExpression$/]': (node) => check(node.id),
    };
  },
};

const noDefaultExport = {
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, message: 'Export by name.' }),
  }),
};

const indexOnlyBarrel = {
  create: (context) => ({
    ExportAllDeclaration: (node) => {
      if (!context.filename.endsWith('src/index.ts'))
        context.report({ node, message: 'Only src/index.ts passes on other files.' });
    },
  }),
};

export default {
  rules: {
    'reason-for-disabling': reasonForDisabling,
    'plain-names': plainNames,
    'no-default-export': noDefaultExport,
    'index-only-barrel': indexOnlyBarrel,
  },
};
