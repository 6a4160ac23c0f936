import { escapedHtml } from '#platform/rich-text/escaped-html.ts'
import type { Language } from '#platform/text/locales.ts'

/** The parts of an e-mail, in reading order. */
export interface EmailContent {
  readonly language: Language
  readonly publicUrl: string
  readonly title: string
  readonly greeting: string | undefined
  readonly lead: string
  /** A quoted text of the organization, unchanged, below a line that names its author. */
  readonly quote: string | undefined
  readonly quoteLabel?: string | undefined
  /** The sentence about attachments, which are opened behind the button. */
  readonly files?: string | undefined
  readonly lines: readonly string[] | undefined
  /** A further address, such as that of a video call. */
  readonly link?: Labelled | undefined
  readonly code: { readonly label: string; readonly value: string } | undefined
  readonly button: { readonly label: string; readonly link: string } | undefined
  readonly validity: string | undefined
  readonly otherwise: string | undefined
  readonly why: string
  /** The warning that the organization is unverified. */
  readonly caution?: string | undefined
  readonly refuse?: Labelled | undefined
  readonly report?: Labelled | undefined
  readonly sender: string
  /** Name and address of the controller. */
  readonly controller: string
}

interface Labelled {
  readonly label: string
  readonly link: string
}

export function textOf(content: EmailContent): string {
  const { greeting, lead, quote, quoteLabel, files, lines, link, code, button, validity, otherwise } = content
  const { caution, refuse, report, why, sender, controller } = content
  const blocks = [
    greeting,
    lead,
    quote && quoteLabel,
    quote?.replace(/^/gm, '> '),
    files,
    lines?.map((line) => `- ${line}`).join('\n'),
    link && addressOf(link),
    code && `${code.label}: ${code.value}`,
    button && addressOf(button),
    validity,
    otherwise,
    caution,
    [refuse, report].flatMap((one) => (one ? [addressOf(one)] : [])).join('\n\n'),
    `-- \n${why}\n${sender}\n${controller}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const addressOf = ({ label, link }: Labelled) => `${label}:\n${link}`

/**
 * One column without pictures or scripts, because mail programs remove those. Styles are inline; the only style sheet
 * is for dark mode, and where a program removes it the e-mail stays light. The colours are those of web/ui/tokens.css.
 */
export function htmlOf(content: EmailContent): string {
  const {
    language,
    title,
    greeting,
    lead,
    quote,
    quoteLabel,
    files,
    lines,
    link,
    code,
    button,
    validity,
    otherwise,
    why,
    sender,
    controller,
    publicUrl,
    caution,
  } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(title)}</title>
<style>${dark}</style>
</head>
<body class="k-body" style="margin:0;background:#f7f5fb;color:#1d1830;font:16px/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<header style="display:block;padding:0 8px 16px;font-size:22px;font-weight:700"><a class="k-link" href="${escapedHtml(publicUrl)}" style="color:#5e2db3;text-decoration:none">Köprü</a></header>
<main class="k-card" style="display:block;padding:32px 24px;background:#ffffff;border:1px solid #e4dfee;border-radius:12px">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.2;font-weight:700">${escapedHtml(title)}</h1>
${paragraph(greeting)}${paragraph(lead)}${quote ? paragraph(quoteLabel, muted) : ''}${paragraph(quote, quoted)}${paragraph(files)}${listOf(lines)}${linkTo(link)}${codeBox(code)}${buttonTo(button)}${paragraph(validity, muted)}${ending(otherwise)}${caution ? `<p class="k-caution" style="margin:16px 0 0;padding:12px 16px;background:#fff7e6;border:1px solid #f2d9a6;border-radius:8px;font-size:14px;color:#1d1830">${escapedHtml(caution)}</p>\n` : ''}${unwantedLinks(content)}</main>
<footer class="k-muted" style="display:block;padding:24px 8px 0;${muted}">
<p style="margin:0 0 8px">${escapedHtml(why)}</p>
<p style="margin:0 0 8px">${escapedHtml(controller)}</p>
<p style="margin:0">${escapedHtml(sender)}</p>
</footer>
</div>
</body>
</html>
`
}

/** Two links of equal size, side by side, or one below the other on a phone. */
function unwantedLinks({ refuse, report }: EmailContent) {
  const links = [refuse, report].flatMap((one) => (one ? [one] : []))
  if (links.length === 0) return ''
  const look =
    'display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:1px solid #d9c9f7;border-radius:8px;color:#5e2db3'
  const words = links.map(
    ({ label, link }) =>
      `<a class="k-link" href="${escapedHtml(link)}" style="${look};font-size:14px;text-decoration:none">${escapedHtml(label)}</a>`,
  )
  return `<p style="margin:16px 0 0">${words.join('')}</p>\n`
}

/** Overrides of the inline light colours for dark mode. */
const dark = `@media (prefers-color-scheme:dark){${[
  '.k-body{background:#15111f!important;color:#ede9f7!important}',
  '.k-card{background:#1f1a2c!important;border-color:#3a3350!important}',
  '.k-muted{color:#b3abc7!important}',
  '.k-link{color:#b79cf5!important;border-color:#54408a!important}',
  '.k-button{background:#b79cf5!important;color:#1d1030!important}',
  '.k-code{background:#2c2145!important;border-color:#54408a!important}',
  '.k-caution{background:#33260e!important;border-color:#6b5120!important;color:#ede9f7!important}',
  '.k-ending{border-color:#3a3350!important}',
].join('')}}`

const muted = 'font-size:14px;color:#5d5870'
const quoted = 'padding-left:16px;border-left:3px solid #d9c9f7;white-space:pre-wrap'

const paragraph = (text: string | undefined, style = '') =>
  text
    ? `<p${style === muted ? ' class="k-muted"' : ''} style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${escapedHtml(text)}</p>\n`
    : ''

const listOf = (lines: readonly string[] | undefined) =>
  lines
    ? `<ul style="margin:0 0 16px;padding-left:20px;overflow-wrap:anywhere">${lines.map(itemOf).join('')}</ul>\n`
    : ''

const itemOf = (line: string) => `<li style="margin:0 0 8px">${escapedHtml(line)}</li>`

function codeBox(code: EmailContent['code']) {
  if (!code) return ''
  const digits = `font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.16em;font-variant-numeric:tabular-nums`
  return `<p class="k-code" style="margin:24px 0;padding:16px;background:#f5f0ff;border:1px solid #d9c9f7;border-radius:8px;text-align:center"><span class="k-muted" style="display:block;margin-bottom:4px;${muted}">${escapedHtml(code.label)}</span><strong class="k-link" style="${digits};color:#4b2193">${escapedHtml(code.value)}</strong></p>
`
}

function buttonTo(button: EmailContent['button']) {
  if (!button) return ''
  const look = 'display:inline-block;padding:12px 24px;background:#5e2db3;border-radius:8px;color:#ffffff'
  return `<p style="margin:24px 0"><a class="k-button" href="${escapedHtml(button.link)}" style="${look};font-weight:600;text-decoration:none">${escapedHtml(button.label)}</a></p>
`
}

const linkTo = (link: Labelled | undefined) =>
  link
    ? `<p style="margin:0 0 16px"><a class="k-link" href="${escapedHtml(link.link)}" style="color:#5e2db3">${escapedHtml(link.label)}</a></p>\n`
    : ''

const ending = (otherwise: string | undefined) =>
  otherwise
    ? `<p class="k-muted k-ending" style="margin:24px 0 0;padding-top:24px;border-top:1px solid #e4dfee;overflow-wrap:anywhere;${muted}">${escapedHtml(otherwise)}</p>\n`
    : ''
