import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { receiptNumber } from '#domain/applications/receipt-number.ts'
import { handedInAnswers, handedInDocuments } from '#domain/applying/receipt/handed-in.ts'
import { inTurn, personOf, section } from '#domain/applying/receipt/letter-parts.ts'
import { versionContent } from '#domain/forms/version-content.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { safeName } from './zip-names.ts'

/** An application as one PDF for the organization. Identity, family and income are not in it, nor anything of notes. */
export const dossierFile = (applicationId: string, language: Language): Promise<SentFile> =>
  inTurn(() => writeDossier(applicationId, language))

async function writeDossier(applicationId: string, language: Language): Promise<SentFile> {
  const { snapshot, formNumber, status } = await handedIn(applicationId)
  const form = await versionContent(database(), snapshot.formId, snapshot.formVersion)
  const number = receiptNumber(formNumber, applicationId)
  const { title } = form.basics
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const name = `${snapshot.name} ${snapshot.surname}`

  const letter = await createLetter({ title: `${name} · ${title}`, language })
  await letter.write(title, { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(name, { size: 22, bold: true, leading: 1.25, after: 14 })
  letter.box(say('label.applicationNumber'), number)
  const time = formatDeadline(snapshot.takenAt, language)
  await letter.write(say('dossier.lead', { time, status }), { size: 11, after: 20 })

  const { about } = snapshot.profile
  const own = about === '' ? [] : [{ label: say('dossier.about'), text: about }]
  await section(letter, say('receipt.person'), [...personOf(snapshot.profile, language), ...own])
  await section(letter, say('receipt.answers'), await handedInAnswers(form, snapshot.answers, language))
  await section(letter, say('receipt.documents'), await handedInDocuments(form, snapshot.documents, language))

  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `${name} · ${title}`, right: number },
    footer: (page, pages) => `${number} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
  const file = `${safeName(`${name} - ${title}`)}.pdf`
  return { name: file, type: 'application/pdf', size: content.length, inline: false, content }
}

/** A sealed application has no dossier, even where a link to it was made before. */
async function handedIn(applicationId: string) {
  const [found] = await database()
    .select({
      snapshot: applicationSnapshots,
      formNumber: forms.number,
      status: applications.status,
      sealed: applications.sealed,
    })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(eq(applicationSnapshots.applicationId, applicationId))
  if (!found || found.sealed) throw problem('files.notFound')
  return found
}
