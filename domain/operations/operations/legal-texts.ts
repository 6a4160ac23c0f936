import { isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { daysAhead, type LegalName, legalNames, legalUse } from '#contract/legal-texts.ts'
import type {
  listLegalTexts as listCall,
  publishLegalText as publishCall,
  readOperatedText as readCall,
} from '#contract/operations/legal-texts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { sendSignal } from '#database/signals.ts'
import { agreedToOlder } from '#domain/ground/legal-texts/agreed-to-older.ts'
import { inOrder, versionsOf } from '#domain/ground/legal-texts/legal-versions.ts'
import { wordsOf } from '#domain/ground/legal-texts/read-legal-text.ts'
import { notifyAll } from '#domain/ground/notifications/notify-all.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { formatDate, istanbulDay } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'

/** The product's legal texts with their state. */
export async function listLegalTexts(): Promise<Output<typeof listCall>> {
  const db = database()
  const [published, outstanding] = await Promise.all([
    db.select({ name: legalVersions.name, version: legalVersions.version }).from(legalVersions),
    db.$count(accounts, sql`${isNull(accounts.deletedAt)} and ${agreedToOlder(accounts.id)}`),
  ])
  const items = legalNames.map((name) => {
    const versions = inOrder(
      name,
      published.filter((one) => one.name === name).map(({ version }) => version),
    )
    return {
      name,
      use: legalUse(name),
      inForce: versions.find(({ state }) => state === 'inForce')?.version ?? '',
      ahead: versions.filter(({ state }) => state === 'ahead').map(({ version }) => version),
      outstanding: legalUse(name) === 'agreed' ? outstanding : 0,
    }
  })
  return { items }
}

/** The newest version of a text, in force or not, as the basis of the next one. */
export async function readOperatedText(
  _caller: Caller,
  { name }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const db = database()
  const [newest] = await versionsOf(db, name)
  const version = newest?.version ?? ''
  const [tr, en] = await Promise.all([wordsOf(db, name, version, 'tr'), wordsOf(db, name, version, 'en')])
  return { name, use: legalUse(name), version, soonest: soonestOf(name), tr: tr.html, en: en.html }
}

const soonestOf = (name: LegalName) =>
  istanbulDay(new Date(Date.now() + (legalUse(name) === 'agreed' ? daysAhead : 0) * 24 * 60 * 60 * 1000))

/** Publishes a version for its effective day, and notifies all accounts. */
export async function publishLegalText(
  caller: Caller,
  { name, version, textTr, textEn, ...changes }: Input<typeof publishCall>,
): Promise<Output<typeof publishCall>> {
  const soonest = soonestOf(name)
  if (version < soonest) throw problem('legalTexts.tooSoon', { day: formatDate(soonest, caller.language) })
  const clean = { tr: cleanRichText(textTr), en: cleanRichText(textEn) }
  requireWords(caller, clean)
  return database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_versions'))`)
    const known = await versionsOf(tx, name)
    if (known.some((one) => one.version === version)) throw problem('legalTexts.versionTaken')
    await tx.insert(legalVersions).values({ name, version, ...clean, ...changes })
    await recordOperatorAct(tx, caller, { act: 'legalTextPublished', about: `${name} ${version}` })
    await sendSignal(tx, { kind: 'purge', tags: ['legal'] })
    return { told: await notifyAll(tx, { event: 'legalTextChanged', values: { text: name, day: version } }) }
  })
}

/** A text of only empty tags counts as empty. */
function requireWords({ language }: Caller, clean: Readonly<Record<'tr' | 'en', string>>) {
  const errors = (['tr', 'en'] as const)
    .filter((words) => isEmptyTextEditor(clean[words]))
    .map((words) => ({ field: fields[words], message: translate(language, 'fields.required') }))
  if (errors.length > 0) throw problem('request.invalid', { count: errors.length }, errors)
}

const fields = { tr: 'textTr', en: 'textEn' } as const
