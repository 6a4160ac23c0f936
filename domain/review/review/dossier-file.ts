import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { inTurn } from '#domain/applying/applying/receipt/letter-parts.ts'
import type { Language } from '#platform/text/locales.ts'
import { readDossiers } from './dossiers/read-dossiers.ts'
import { writeDossier } from './dossiers/write-dossier.ts'
import { safeName } from './zip-names.ts'

/** An application as one PDF for the organization. A sealed application has none, even if its link was made before. */
export const dossierFile = (applicationId: string, language: Language): Promise<SentFile> =>
  inTurn(async () => {
    const [dossier] = await readDossiers(database(), language, [applicationId])
    if (!dossier) throw problem('files.notFound')
    const content = await writeDossier(dossier, language)
    const name = `${safeName(`${dossier.name} - ${dossier.title}`)}.pdf`
    return { name, type: 'application/pdf', size: content.length, inline: false, content }
  })
