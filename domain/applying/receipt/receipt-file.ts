import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { colours, createLetter, type Letter } from '#platform/drawing/pdf-letter.ts'
import { limited, QueueFull } from '#platform/limited.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatWritten } from '#platform/text/numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { translate } from '#platform/texts.ts'
import { versionContent } from '../../forms/version-content.ts'
import { handedInAnswers, handedInDocuments, type Line } from './handed-in.ts'
import { receiptNumber } from './receipt-number.ts'

// Setting a long letter is work: two at once, and whoever comes after the twentieth is asked to come again.
const turns = limited(2, 20)

/** What was handed in last, as a letter that its sender keeps. */
export function receiptFile(applicationId: string, language: Language): Promise<SentFile> {
  return turns(() => writeReceipt(applicationId, language)).catch((error: unknown) => {
    throw error instanceof QueueFull ? problem('server.busy') : error
  })
}

async function writeReceipt(applicationId: string, language: Language): Promise<SentFile> {
  const { snapshot, formNumber, companyName } = await handedIn(applicationId)
  const form = await versionContent(database(), snapshot.formId, snapshot.formVersion)
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
  await section(letter, say('receipt.answers'), await handedInAnswers(form, snapshot.answers, language))
  await section(letter, say('receipt.documents'), await handedInDocuments(form, snapshot.documents, language))

  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `Köprü · ${title}`, right: number },
    footer: (page, pages) => `${number} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
  const size = content.length
  return { name: say('receipt.file', { number }), type: 'application/pdf', size, inline: true, content }
}

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

async function section(letter: Letter, heading: string, lines: readonly Line[]) {
  if (lines.length === 0) return
  letter.keep(90)
  letter.rule(16)
  await letter.write(heading, { size: 14, bold: true, after: 8 })
  for (const { label, text, isHeading } of lines) {
    letter.keep(40)
    if (isHeading) {
      await letter.write(label, { size: 11.5, bold: true, colour: colours.brand, after: 6 })
      continue
    }
    await letter.write(label, { size: 9.5, colour: colours.muted, leading: 1.4 })
    await letter.write(text, { size: 11, leading: 1.45, after: 9 })
  }
  letter.gap(6)
}

type Profile = (typeof applicationSnapshots.$inferSelect)['profile']

function personOf(profile: Profile, language: Language): Line[] {
  const { name, surname, email, gsm, birthDate, city, town, country, educations } = profile
  const place = [town?.name, city?.name, country?.name].filter(Boolean).join(', ')
  const schools = educations.map(({ universityName, departmentShown, levelName, className, gpa, gpaSystemName }) => {
    const average = gpa === null ? '' : translate(language, 'receipt.gpa', { gpa: formatWritten(gpa, language) })
    const system = gpa === null || gpaSystemName === null ? '' : ` (${gpaSystemName})`
    return [universityName, departmentShown, levelName, className, average + system].filter(Boolean).join(', ')
  })
  const lines: readonly (readonly [string, string])[] = [
    ['receipt.name', `${name} ${surname}`],
    ['label.email', email],
    ['receipt.gsm', gsm === null ? '' : phoneText(gsm)],
    ['label.birthDate', birthDate === null ? '' : formatDate(birthDate, language)],
    ['receipt.city', place],
    ['label.education', schools.join('\n')],
  ]
  return lines.flatMap(([key, text]) => (text === '' ? [] : [{ label: translate(language, key), text }]))
}
