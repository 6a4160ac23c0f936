import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { handedInLines } from './handed-in.ts'
import { inTurn, personOf, section } from './letter-parts.ts'

/** The last submission as a letter for the candidate. */
export const receiptFile = (applicationId: string, language: Language): Promise<SentFile> =>
  inTurn(() => writeReceipt(applicationId, language))

/** The same for callers that have a queue of their own. */
export async function writeReceipt(
  applicationId: string,
  language: Language,
): Promise<SentFile & { readonly content: Uint8Array }> {
  const { snapshot, formNumber, companyName } = await handedIn(applicationId)
  const form = await versionContent(database(), snapshot.formId, snapshot.formVersion)
  const [lines] = await handedInLines(database(), language, [{ ...snapshot, id: applicationId, form }])
  const number = receiptNumber(formNumber, applicationId)
  const { title } = form.basics
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const name = `${snapshot.name} ${snapshot.surname}`
  const time = formatDeadline(snapshot.takenAt, language)

  const letter = await createLetter({ title: `${say('receipt.title')} ${number}`, language })
  await letter.write('Köprü', { size: 20, bold: true, colour: colours.brand, after: 28 })
  await letter.write(say('receipt.title'), { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(title, { size: 22, bold: true, leading: 1.25, after: 14 })
  letter.box(say('label.applicationNumber'), number)
  await letter.write(say('receipt.lead', { name, companyName, title, time }), { size: 11, after: 20 })

  await section(letter, say('receipt.person'), personOf(snapshot.profile, language))
  await section(letter, say('receipt.answers'), lines?.answers ?? [])
  await section(letter, say('receipt.documents'), lines?.documents ?? [])

  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `Köprü · ${title}`, right: number },
    footer: (page, pages) => `${number} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
  const size = content.length
  return { name: receiptName(number, language), type: 'application/pdf', size, inline: true, content }
}

export const receiptName = (number: string, language: Language) => translate(language, 'receipt.file', { number })

async function handedIn(applicationId: string) {
  const [found] = await database()
    .select({ snapshot: applicationSnapshots, formNumber: forms.number, companyName: companies.name })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applicationSnapshots.applicationId, applicationId))
  if (!found) throw problem('files.notFound')
  return found
}
