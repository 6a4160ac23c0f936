import { asc, sql } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

interface Applied {
  readonly id: string
  readonly formId: string
}

interface Line {
  readonly label: string
  readonly text: string
}

/** The consents given with some applications, with version and time, and those withdrawn; by application. */
export async function consentLines(
  db: Database,
  language: Language,
  applied: readonly Applied[],
): Promise<ReadonlyMap<string, readonly Line[]>> {
  const rows = await givenOn(db).execute({ ids: applied.map(({ id }) => id) })
  const formOf = new Map(applied.map(({ id, formId }) => [id, formId]))
  const versions = rows.flatMap(({ applicationId, formVersion: version }) => {
    const formId = formOf.get(applicationId ?? '')
    return formId && version !== null ? [{ formId, version }] : []
  })
  const contents = await versionContents(db, versions)
  const contentOf = new Map(versions.map(({ formId, version }, at) => [`${formId} ${version}`, contents[at]]))
  const lines = new Map<string, Line[]>()
  for (const row of lastOfEach(rows)) {
    const { applicationId, text, kind, version, formTextId, formVersion, givenAt, withdrawnAt } = row
    const content: FormContent | undefined = contentOf.get(`${formOf.get(applicationId ?? '')} ${formVersion}`)
    const own = content?.texts.find(({ id }) => id === formTextId)
    const values = {
      version: formatDate(version, language),
      at: formatDateTime(givenAt, language),
      until: withdrawnAt ? formatDateTime(withdrawnAt, language) : '',
      state: withdrawnAt ? 'withdrawn' : own?.kind === 'information' ? 'shown' : 'given',
    }
    const label = own?.title ?? translate(language, 'dossier.consent.name', { text: kind ?? text })
    const line = { label, text: translate(language, 'dossier.consent', values) }
    lines.set(applicationId ?? '', [...(lines.get(applicationId ?? '') ?? []), line])
  }
  return lines
}

const givenOn = preparedOn((db) =>
  db
    .select()
    .from(consents)
    .where(sql`${consents.applicationId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(consents.givenAt), asc(consents.id))
    .prepare('consents_of_applications'),
)

type Row = typeof consents.$inferSelect

/** Consents are given again with each submission: of the same text the last one is kept. */
const lastOfEach = (rows: readonly Row[]) => [
  ...new Map(
    rows.map((row) => [`${row.applicationId} ${row.text} ${row.kind} ${row.formTextId} ${row.version}`, row] as const),
  ).values(),
]
