import { section } from '#domain/applying/applying/receipt/letter-parts.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { Dossier } from './read-dossiers.ts'

export async function writeDossier(dossier: Dossier, language: Language): Promise<Buffer> {
  const { name, title, number, status, about } = dossier
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values)

  const letter = await createLetter({ title: `${name} · ${title}`, language })
  await letter.write(title, { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(name, { size: 22, bold: true, leading: 1.25, after: 14 })
  letter.box(say('label.applicationNumber'), number)
  const time = formatDeadline(dossier.takenAt, language)
  await letter.write(say('dossier.lead', { time, status }), { size: 11, after: 20 })

  const own = about === '' ? [] : [{ label: say('dossier.about'), text: about }]
  await section(letter, say('receipt.person'), [...dossier.person, ...own])
  await section(letter, say('receipt.answers'), dossier.answers)
  await section(letter, say('receipt.documents'), dossier.documents)
  await section(letter, say('dossier.consents'), [...dossier.consents])

  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  return letter.finish({
    header: { left: `${name} · ${title}`, right: number },
    footer: (page, pages) => `${number} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
}
