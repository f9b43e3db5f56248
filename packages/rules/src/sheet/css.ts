import type { Locale } from '../explain/locale.ts';
import { INNER, PAPER, PICTURE_ROWS, ROW_HEIGHT } from './paper.ts';

/** Fonts of books; each machine has one of them. */
const HAN =
  '"Songti SC","Noto Serif CJK SC","Noto Serif SC","Source Han Serif SC",SimSun,"Songti TC",PMingLiU,serif';

/** Fonts for a language: Latin letters before Han where it is written in them. */
export const fontsFor = (locale: Locale): string =>
  locale === 'en' ? `"Noto Serif",Georgia,"Times New Roman",${HAN}` : HAN;

const mm = (n: number): string => `${String(Math.round(n * 100) / 100)}mm`;

/** A4, black on white, in millimetres, so that paper and screen agree. */
export const SHEET_CSS = `@page{size:A4;margin:${mm(PAPER.margin)}}
*{box-sizing:border-box}
body{margin:0;color:#000;background:#fff;font:3.5mm/1.3 ${HAN};font-variant-numeric:tabular-nums lining-nums}
.page{width:${mm(INNER.width)};height:${mm(INNER.height - 0.5)};margin:0 auto;display:flex;flex-direction:column;break-after:page;overflow:hidden}
.page:last-child{break-after:auto}
header{display:flex;align-items:baseline;justify-content:center;position:relative;height:9mm}
h1{margin:0;font-size:6mm;letter-spacing:.3em;font-weight:700}
:lang(en)>body{font-family:${fontsFor('en')}}
:lang(en) h1{letter-spacing:0}
.number{position:absolute;right:0;bottom:1mm;margin:0;font-size:3mm}
dl{margin:0;display:grid;column-gap:4mm}
dl>div{display:flex;align-items:flex-end;min-width:0}
dt{flex:none;padding-right:1.5mm;font-size:3.2mm;line-height:5.2mm}
dd::before{content:"\\200b"}
dd{flex:1;min-width:0;margin:0;height:5.4mm;line-height:5.2mm;border-bottom:.2mm solid #000;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;padding:0 1mm}
.heads{grid-template-columns:repeat(6,1fr);row-gap:.5mm;margin-bottom:2.5mm}
.heads>.event{grid-column:span 6}
.heads>.place,.heads>.timeRule{grid-column:span 3}
.heads>.date,.heads>.round,.heads>.table{grid-column:span 2}
.heads>.red,.heads>.black,.heads>.team{grid-column:span 3}
.heads>.red dd,.heads>.black dd{font-weight:700}
.columns{display:grid;grid-template-columns:1fr 1fr;gap:5mm}
table{width:100%;border-collapse:collapse;table-layout:fixed;border:.4mm solid #000}
th,td{height:${mm(ROW_HEIGHT)};padding:0 1.2mm;border:.15mm solid #000;line-height:1;text-align:center;white-space:nowrap;font-weight:400}
td{text-align:left;font-size:3.8mm;position:relative}
thead th{font-size:3.2mm}
.n{width:10mm;font-size:3.2mm}
tr:nth-child(5n)>*{border-bottom-width:.4mm}
.clock{width:14mm;font-size:3mm;text-align:right}
.lap>.n{border-left:1.4mm solid #000}
.stood{font-weight:700}
td .stood{position:absolute;right:1mm;top:50%;transform:translateY(-50%)}
.move{display:inline-block}
.advance,.retreat{position:relative}
.advance::after,.retreat::after{content:"";position:absolute;left:.05em;right:.05em;border-top:.35mm solid #000}
.advance::after{bottom:.17em}
.retreat::after{top:.2em}
figure{height:${mm(PICTURE_ROWS * ROW_HEIGHT)};margin:0;display:flex;flex-direction:column;align-items:center;gap:1mm}
figure svg{height:calc(100% - 6mm)}
figcaption{font-size:3.2mm}
.result{grid-template-columns:1fr 1fr 1fr;margin-top:3mm}
.result dd{font-weight:700}
.claim{border:.3mm solid #000;padding:1.5mm 2.5mm;margin-top:3mm}
.claim p{margin:.9mm 0;display:flex;align-items:baseline;gap:3mm}
h2{font-size:3.6mm;margin:0}
.choice::before{content:"";display:inline-block;width:2.8mm;height:2.8mm;border:.25mm solid #000;margin-right:1.2mm;vertical-align:-.2mm}
.blank::before{content:"\\200b"}
.blank{flex:1;border-bottom:.2mm solid #000;min-height:4.6mm}
.signatures{grid-template-columns:1fr 1fr 1fr;margin-top:auto;padding-top:3mm}
.remarks{width:${mm(INNER.width)};margin:0 auto;break-before:page}
.remarks p{margin:1mm 0}
@media screen{body{background:#ddd;padding:6mm}.page,.remarks{background:#fff;padding:${mm(PAPER.margin)};width:${mm(PAPER.width)};margin:0 auto 6mm}.page{height:${mm(PAPER.height)}}}
`;
