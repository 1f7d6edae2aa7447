import type { Sample } from './Sample'

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const point = (level: number, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`

const number = (level: number, marker: string, text: string, list = 'l1') =>
  point(level, text, list).replace('·<', `${marker}<`)

/** Browsers copy the style of every word. */
const look =
  'color: rgb(36, 41, 47); font-family: -apple-system, &quot;Segoe UI&quot;; font-size: 16px; font-style: normal; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; text-align: start; text-indent: 0px; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; text-decoration-style: initial; text-decoration-color: initial;'

const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0c2a3e-7fff-5b1c-9d3e-8e1b0a7c6d5e">${body}</b><br class="Apple-interchange-newline">`
const span = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none;') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${span(text)}</p></li>`

/** The clipboard after copying in various programs. */
export const pasted: Sample[] = [
  {
    name: 'Word: headings and text',
    html: word(
      `<h1><span lang=EN-US>Report<o:p></o:p></span></h1><p class=MsoNormal><span lang=EN-US>Sales <b>rose</b> in <i style='mso-bidi-font-style:normal'>May</i>.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Next<o:p></o:p></h2>`,
    ),
    becomes: '<h1>Report</h1><p>Sales <strong>rose</strong> in <em>May</em>.</p><h2>Next</h2>',
  },
  {
    name: 'Word: title, subtitle and quotation',
    html: word(
      '<p class=MsoTitle>Plan<o:p></o:p></p><p class=MsoSubtitle>For 2027</p><p class=MsoQuote>Less is more.</p><p class=MsoIntenseQuote align=center style="text-align:center">Even less.</p>',
    ),
    becomes:
      '<h1>Plan</h1><h2>For 2027</h2><blockquote>Less is more.</blockquote><blockquote style="text-align: center;">Even less.</blockquote>',
  },
  {
    name: 'Word: points on three levels',
    html: word(`${point(1, 'a')}${point(2, 'b')}${point(3, 'c')}${point(1, 'd')}<p class=MsoNormal>e</p>`),
    becomes: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul><p>e</p>',
  },
  {
    name: 'Word: numbers with letters within',
    html: word(
      `${number(1, '1.', 'a')}${number(2, 'a.', 'b')}${number(2, 'b.', 'c')}${number(1, '2.', 'd')}`,
    ),
    becomes: '<ol><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ol>',
  },
  {
    name: 'Word: points right after numbers',
    html: word(`${number(1, '1)', 'a')}${point(1, 'b')}`),
    becomes: '<ol><li>a</li></ol><ul><li>b</li></ul>',
  },
  {
    name: 'Word: a table',
    html: word(
      "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal style='line-height:normal'>Town<o:p></o:p></p></td><td><p class=MsoNormal>Parcels<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Pune</p></td><td><p class=MsoNormal>12</p></td></tr></table>",
    ),
    becomes:
      '<table><tbody><tr><td>Town</td><td>Parcels</td></tr><tr><td>Pune</td><td>12</td></tr></tbody></table>',
  },
  {
    name: 'Word: pictures of the sender’s disk',
    html: word(
      '<p class=MsoNormal>a<!--[if gte vml 1]><v:shape id="x" type="#_x0000_t75"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=100 src="file:///C:/Users/a/clip_image001.png" v:shapes="x"><![endif]></p>',
    ),
    becomes: '<p>a</p>',
  },
  {
    name: 'Word: notes and marks',
    html: word(
      `<p class=MsoNormal><a name="_Toc1"></a>a<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> <a href="https://example.com/"><span style='color:#0563C1;text-decoration:underline'>b</span></a></p>`,
    ),
    becomes: '<p>a[1] <a href="https://example.com/" rel="noopener noreferrer">b</a></p>',
  },
  {
    name: 'Word: struck and underlined by spans, to the right',
    html: word(
      `<p class=MsoNormal align=right style='text-align:right'><s><span lang=EN-US>a</span></s> <u>b</u> <span style='font-weight:bold;font-style:italic'>c</span></p>`,
    ),
    becomes: '<p style="text-align: right;"><s>a</s> <u>b</u> <strong><em>c</em></strong></p>',
  },
  {
    name: 'Word in the browser',
    html: '<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1" role="heading" aria-level="1" paraid="1"><span data-contrast="none" class="TextRun SCXW1"><span class="NormalTextRun">Report</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight: bold;"><span>a</span></span><span class="TextRun"> b</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li class="OutlineElement" role="listitem" aria-level="1"><p class="Paragraph"><span>c</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
    becomes: '<h1>Report</h1><p><strong>a</strong> b</p><ul><li>c</li></ul>',
  },
  {
    name: 'Google Docs: text',
    html: docs(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${span('Report', 'font-weight:400;')}</h1><p dir="ltr" style="line-height:1.38;">${span('a ')}${span('b', 'font-weight:700;')}${span(' ')}${span('c', 'font-style:italic;')}${span(' ')}${span('d', 'text-decoration:underline;')}${span(' ')}${span('e', 'text-decoration:line-through;')}</p><br /><p dir="ltr" style="text-align: center;">${span('f')}</p>`,
    ),
    becomes:
      '<h1>Report</h1><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p><p style="text-align: center;">f</p>',
  },
  {
    name: 'Google Docs: lists on two levels',
    html: docs(
      `<ul style="margin-top:0;padding-inline-start:48px;">${docsItem(1, 'a')}<ul>${docsItem(2, 'b')}${docsItem(2, 'c')}</ul>${docsItem(1, 'd')}</ul>`,
    ),
    becomes: '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
  },
  {
    name: 'Google Docs: a link',
    html: docs(
      `<p dir="ltr">${span('see ')}<a href="https://example.com/a" style="text-decoration:none;">${span('this', 'color:#1155cc;text-decoration:underline;')}</a></p>`,
    ),
    becomes: '<p>see <a href="https://example.com/a" rel="noopener noreferrer">this</a></p>',
  },
  {
    name: 'Google Docs: a table and a picture',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr">${span('Town', 'font-weight:700;')}</p></td><td><p dir="ltr">${span('12')}</p></td></tr></tbody></table></div><p dir="ltr">${span('<span style="border:none;display:inline-block;overflow:hidden;width:300px;height:200px;"><img src="https://lh7-us.googleusercontent.com/docsz/x" width="300" height="200" style="margin-left:0px;" /></span>')}</p>`,
    ),
    becomes:
      '<table><tbody><tr><td><strong>Town</strong></td><td>12</td></tr></tbody></table><img src="https://lh7-us.googleusercontent.com/docsz/x" alt="" />',
  },
  {
    name: 'a web page by Chrome',
    html: `<meta charset='utf-8'><h2 style="box-sizing: border-box; margin-top: 24px; ${look} font-weight: 600;">Install</h2><p style="${look}">Run<span>&nbsp;</span><code style="font-family: monospace; padding: 0.2em 0.4em;">npm ci</code><span>&nbsp;</span>and<span>&nbsp;</span><a href="https://example.com/docs" rel="nofollow" style="color: rgb(9, 105, 218); text-decoration: underline;">read</a>.</p><ul style="${look}"><li>a</li><li style="margin-top: 0.25em;"><strong style="font-weight: 600;">b</strong></li></ul>`,
    becomes:
      '<h2>Install</h2><p>Run <code>npm ci</code> and <a href="https://example.com/docs" rel="noopener noreferrer">read</a>.</p><ul><li>a</li><li><strong>b</strong></li></ul>',
  },
  {
    name: 'part of a sentence by Chrome',
    html: `<meta charset='utf-8'><span style="${look} display: inline !important; float: none;">some words </span><b style="${look} font-weight: 700;">bold</b>`,
    becomes: '<p>some words <strong>bold</strong></p>',
  },
  {
    name: 'part of a page by Safari',
    html: '<meta charset="UTF-8"><p style="font-variant-caps: normal; text-align: start;">a<span class="Apple-converted-space">&nbsp;</span><em>b</em></p>',
    becomes: '<p>a <em>b</em></p>',
  },
  {
    name: 'code of VS Code',
    html: `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span style="color: #d4d4d4;"> a = </span><span style="color: #b5cea8;">1</span></div><br><div><span style="color: #d4d4d4;">  a &lt; 2</span></div></div>`,
    becomes: '<pre><code class="language-plaintext">const a = 1\n\n  a &lt; 2</code></pre>',
  },
  {
    name: 'a table of a spreadsheet',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Town</td><td>Parcels</td></tr><tr><td>Pune</td><td style="text-align:right;">12</td></tr></tbody></table>`,
    becomes:
      '<table><tbody><tr><td>Town</td><td>Parcels</td></tr><tr><td>Pune</td><td>12</td></tr></tbody></table>',
  },
  {
    name: 'a mail',
    html: '<div dir="ltr">Hello,<div><br></div><div>the <b>offer</b> is ready.</div><div>See you<br>tomorrow</div></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid">You wrote</blockquote>',
    becomes:
      '<p>Hello,</p><p>the <strong>offer</strong> is ready.</p><p>See you<br />tomorrow</p><blockquote>You wrote</blockquote>',
  },
]
