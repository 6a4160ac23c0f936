import { desc, eq, sql } from 'drizzle-orm'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Consent, listConsents as call } from '#contract/candidates/consents.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The caller's consents. Those given with a deleted draft have no application. */
export async function listConsents(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  const isOwn = eq(consents.accountId, signedIn(caller).accountId)
  const [rows, total] = await Promise.all([
    database()
      .select({
        consent: consents,
        // The versions in force of our own texts, in the same statement.
        inForce: {
          terms: versionInForce('terms'),
          notice: versionInForce('kvkk'),
          sensitive: versionInForce('consent'),
        },
        formText: saidThen,
        isSaidNow,
        application: {
          id: applications.id,
          title: forms.title,
          companyName: companies.name,
          status: applications.shownStatus,
          isPublished: sql<boolean>`${applications.resultPublishedAt} is not null`,
        },
      })
      .from(consents)
      .leftJoin(applications, eq(applications.id, consents.applicationId))
      .leftJoin(forms, eq(forms.id, applications.formId))
      .leftJoin(companies, eq(companies.id, applications.companyId))
      .where(isOwn)
      .orderBy(desc(consents.givenAt), desc(consents.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(consents, isOwn),
  ])
  const items = rows.map(
    ({
      consent: { id, text, kind, together, version, givenAt, withdrawnAt },
      inForce,
      formText,
      isSaidNow,
      application,
    }) => {
      const { id: applicationId, title, companyName, ...standing } = application
      const isThere = applicationId !== null && title !== null && companyName !== null
      return {
        id,
        text,
        kind,
        version,
        isCurrent: formText ? isSaidNow : version === (inForce[text as keyof typeof inForce] ?? versionOf(text)),
        formText,
        givenAt: givenAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        words: wordsOf(caller.language, { text, version, kind: together ? 'all' : kind }, companyName),
        address: text in pages ? `/legal/${pages[text as keyof typeof pages]}/${version}` : null,
        application: isThere ? { id: applicationId, title, companyName } : null,
        ending: withdrawnAt ? ('withdrawn' as const) : endingOf(text, standing, formText),
      }
    },
  )
  return { items, total, pageNumber, pageSize }
}

/** The title and body of the organization's text in the version that was agreed to. */
const saidThen = sql<Consent['formText']>`(
  select json_build_object('title', said ->> 'title', 'kind', said ->> 'kind', 'body', said ->> 'body')
  from ${formVersions}, jsonb_array_elements(${formVersions.content} -> 'texts') as said
  where ${formVersions.formId} = ${applications.formId} and ${formVersions.version} = ${consents.formVersion}
    and said ->> 'id' = ${consents.formTextId}::text
)`

/** Whether the published version has the same text. */
const isSaidNow = sql<boolean>`exists (
  select from ${formVersions} as then_form, jsonb_array_elements(then_form.content -> 'texts') as then_said,
    ${formVersions} as now_form, jsonb_array_elements(now_form.content -> 'texts') as now_said
  where then_form.form_id = ${applications.formId} and then_form.version = ${consents.formVersion}
    and now_form.form_id = ${applications.formId} and now_form.version = ${forms.publishedVersion}
    and then_said ->> 'id' = ${consents.formTextId}::text and now_said - 'required' = then_said - 'required'
)`

type Text = Consent['text']

const pages = { terms: 'terms', notice: 'kvkk', sensitive: 'consent' } as const

const versionOf = (wanted: Text) => applicationConsents.find(({ text }) => text === wanted)?.version

/** The sentences beside the boxes, by the day from which they are used; earlier ones stay for earlier consents. */
const sentences: Readonly<Record<string, string>> = {
  'sharing 2026-11-15': 'consents.sharing.2026-11-15',
  'correctness 2026-11-15': 'consents.correctness.2026-11-15',
}

interface Said {
  readonly text: Text
  readonly version: string
  /** `all`: one box was for all kinds; null: the kind went with the application’s data. */
  readonly kind: Consent['kind'] | 'all'
}

function wordsOf(language: Language, { text, version, kind }: Said, companyName: string | null): string | null {
  const company = companyName ?? translate(language, 'consents.organization')
  // The text is a page with versions; the sentences beside the boxes stay.
  if (text === 'sensitive' && kind === null) return translate(language, 'consents.kindForgotten')
  if (text === 'sensitive' && kind === 'all') return translate(language, 'consents.sensitive', { company })
  if (kind !== null) return translate(language, 'consents.explicit', { kind, company })
  const key = sentences[`${text} ${version}`]
  return key === undefined ? null : translate(language, key, { company })
}

interface Standing {
  /** Null if the application is deleted. */
  readonly status: string | null
  readonly isPublished: boolean
}

/** The notice informs and correctness is a statement: neither is a consent that can be withdrawn. */
function endingOf(text: Text, { status, isPublished }: Standing, formText: Consent['formText']): Consent['ending'] {
  if (text === 'terms') return 'account'
  const isGiven = text === 'sharing' || text === 'sensitive' || formText?.kind === 'consent'
  if (!isGiven) return 'none'
  if (status === null || status === 'Withdrawn') return 'ended'
  if (text !== 'sharing') return 'here'
  return isPublished ? 'organization' : 'application'
}
