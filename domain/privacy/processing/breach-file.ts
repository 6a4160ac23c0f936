import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  companyBreachAsExcel as companyCall,
  DataKind,
  OneBreach,
  breachAsExcel as operatedCall,
} from '#contract/processing/breaches.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { companies } from '#database/schema/companies.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { localMoment } from '#domain/desk/exports/sheets/local-moment.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { controllerLine } from '#domain/ground/legal-texts/controller.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { withCapital } from '#platform/text/turkish.ts'
import { translate } from '#platform/texts.ts'
import { affectedPeople } from './affected-people.ts'
import { oneBreach, wasToldTo } from './breaches.ts'
import { inventory } from './inventory.ts'
import { heading, oncely, sheetName, textColumns, workbook } from './workbook.ts'

/** The record of a breach for operators: people by their ids, never by name. */
export const breachAsExcel = async (
  caller: Caller,
  { breachId, language = caller.language }: Input<typeof operatedCall>,
): Promise<SentFile> => fileOf(caller, await oneBreach(database(), breachId), { language, reader: null })

/** The same for a notified organization: its own people, by the names in their applications. */
export const companyBreachAsExcel = async (
  caller: Caller,
  { companyId, breachId, language = caller.language }: Input<typeof companyCall>,
): Promise<SentFile> =>
  fileOf(caller, await oneBreach(database(), breachId, wasToldTo(companyId)), { language, reader: companyId })

interface For {
  readonly language: Language
  /** The reading organization; null for operators. */
  readonly reader: string | null
}

async function fileOf(caller: Caller, breach: OneBreach, { language, reader }: For): Promise<SentFile> {
  const companyId = reader ?? breach.company?.id ?? null
  const people = await affectedPeople(database(), {
    kinds: breach.kinds,
    companyId,
    until: new Date(breach.endedAt),
    hidesSealed: reader !== null,
  })
  const [counts, all, reads, taken, lines] = await Promise.all([
    people ? countsOf(people) : new Map<string, number>(),
    people ? countOf(people) : 0,
    readingsIn(breach, companyId, language),
    exportsIn(breach, companyId, language),
    factsOf(caller, breach, language),
  ])
  const column = (name: string) => heading(language, name)
  return workbook(translate(language, 'records.breach.title'), () => [
    {
      name: sheetName(language, 'breach'),
      columns: textColumns(language, ['subject', 'detail'], 60),
      rows: oncely([...lines, [column('touched'), String(all)], ['', translate(language, 'records.breach.care')]]),
    },
    {
      name: sheetName(language, 'kinds'),
      columns: [
        ...textColumns(language, ['kind', 'categories']),
        { heading: column('touched'), kind: 'number' },
        ...textColumns(language, ['tables']),
      ],
      rows: oncely(breach.kinds.map((kind) => kindRow(kind, counts, language))),
    },
    {
      name: sheetName(language, 'people'),
      columns: textColumns(language, [...(reader === null ? ['personId'] : ['name', 'email']), 'kind']),
      rows: people ? peopleRows(people, { language, reader }) : oncely([]),
    },
    {
      name: sheetName(language, 'readings'),
      columns: [
        { heading: column('at'), kind: 'moment' },
        ...textColumns(language, ['organization', 'who', 'event', 'applicationId']),
      ],
      rows: oncely(reads),
    },
    {
      name: sheetName(language, 'exports'),
      columns: [
        { heading: column('at'), kind: 'moment' },
        ...textColumns(language, ['organization', 'who', 'event']),
        { heading: column('touched'), kind: 'number' },
        ...textColumns(language, ['sensitive']),
        { heading: column('downloads'), kind: 'number' },
      ],
      rows: oncely(taken),
    },
    {
      name: sheetName(language, 'measures'),
      columns: textColumns(language, ['happenedAt', 'event', 'detail', 'who', 'writtenAt']),
      rows: oncely(breach.entries.map((entry) => measureRow(entry, language))),
    },
  ])
}

const countsOf = async (people: SQL) => {
  const { rows } = await database().execute<{ kind: string; count: number }>(
    sql`select kind, count(*)::int as count from ${people} as touched group by kind`,
  )
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

const countOf = async (people: SQL) =>
  (
    await database().execute<{ count: number }>(
      sql`select count(distinct candidate_id)::int as count from ${people} as touched`,
    )
  ).rows[0]?.count ?? 0

function kindRow(kind: DataKind, counts: ReadonlyMap<string, number>, language: Language): SheetCell[] {
  const { categories, tables, uncounted } = inventory[kind]
  return [
    withCapital(translate(language, 'inventory.what', { kind }), language),
    categories.map((word) => translate(language, 'records.word', { word })).join('; '),
    uncounted ? translate(language, 'records.breach.uncounted') : (counts.get(kind) ?? 0),
    tables.join(', '),
  ]
}

const atOnce = 1000

/** The people from a cursor, in one snapshot: some thousand rows in memory, however many there are. */
async function* peopleRows(people: SQL, { language, reader }: For): AsyncGenerator<SheetCell[][]> {
  const pieces = piecesFrom<Person>(reader === null ? byId(people) : byName(people, reader))
  const words = (kinds: readonly string[]) =>
    kinds.map((kind) => translate(language, 'inventory.what', { kind })).join('; ')
  for await (const rows of pieces)
    yield rows.map(({ id, name, email, kinds }) =>
      reader === null ? [id, words(kinds)] : [name ?? '', email ?? '', words(kinds)],
    )
}

type Person = { id: string; name: string | null; email: string | null; kinds: string[] }

const grouped = (people: SQL) => sql`
  select candidate_id as id, array_agg(kind order by kind) as kinds from ${people} as touched group by candidate_id`

const byId = (people: SQL) =>
  sql`select id, kinds, null as name, null as email from (${grouped(people)}) as person order by id`

/** Names from the last submission; for members of a community only, from the account. */
const byName = (people: SQL, companyId: string) => sql`
  select person.id, person.kinds, coalesce(handed_in.name, accounts.name || ' ' || accounts.surname) as name,
    coalesce(handed_in.email, accounts.email) as email
  from (${grouped(people)}) as person
  join candidates on candidates.id = person.id
  left join accounts on accounts.id = candidates.account_id
  left join lateral (
    select snapshots.name || ' ' || snapshots.surname as name, snapshots.email
    from applications join application_snapshots as snapshots on snapshots.application_id = applications.id
    where applications.candidate_id = person.id and applications.company_id = ${companyId}
      and applications.submitted_at is not null and not applications.sealed
    order by applications.submitted_at desc limit 1) as handed_in on true
  order by person.id`

/** Streams the batches of a cursor while its snapshot stays open; abandoning the stream closes it. */
async function* piecesFrom<Row extends Record<string, unknown>>(query: SQL): AsyncGenerator<Row[]> {
  const pieces = new PassThrough({ objectMode: true, highWaterMark: 2 })
  const reading = inSnapshot((snapshot) => pipeline(snapshot.some<Row>(query, atOnce), pieces)).catch(
    (error: unknown) => void pieces.destroy(error instanceof Error ? error : undefined),
  )
  try {
    yield* pieces as AsyncIterable<Row[]>
  } finally {
    pieces.destroy()
    await reading
  }
}

const readingEvents = ['sensitiveRead', 'documentRead', 'documentsZipped'] as const
/** The most listed readings: for more, a shorter period has to be chosen. */
const mostListed = 50_000

async function readingsIn(breach: OneBreach, companyId: string | null, language: Language): Promise<SheetCell[][]> {
  const rows = await database()
    .select({
      at: localMoment(sql`${history.at}`),
      company: companies.name,
      who: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
      event: history.event,
      applicationId: history.applicationId,
    })
    .from(history)
    .innerJoin(companies, eq(companies.id, history.companyId))
    .leftJoin(accounts, eq(accounts.id, history.accountId))
    .where(
      and(
        inArray(history.event, [...readingEvents]),
        gte(history.at, new Date(breach.startedAt)),
        lte(history.at, new Date(breach.endedAt)),
        companyId === null ? undefined : eq(history.companyId, companyId),
      ),
    )
    .orderBy(asc(history.at), asc(history.place))
    .limit(mostListed)
  return rows.map(({ at, company, who, event, applicationId }) => [
    ...[at, company, who, translate(language, 'records.reading', { event }), applicationId],
  ])
}

async function exportsIn(breach: OneBreach, companyId: string | null, language: Language): Promise<SheetCell[][]> {
  const rows = await database()
    .select({
      at: localMoment(sql`${madeExports.createdAt}`),
      company: companies.name,
      who: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
      row: madeExports,
    })
    .from(madeExports)
    .innerJoin(companies, eq(companies.id, madeExports.companyId))
    .leftJoin(accounts, eq(accounts.id, madeExports.accountId))
    .where(
      and(
        gte(madeExports.createdAt, new Date(breach.startedAt)),
        lte(madeExports.createdAt, new Date(breach.endedAt)),
        companyId === null ? undefined : eq(madeExports.companyId, companyId),
      ),
    )
    .orderBy(asc(madeExports.createdAt), asc(madeExports.id))
    .limit(mostListed)
  return rows.map(({ at, company, who, row: { kind, total, isSensitive, downloads } }) => [
    ...[at, company, who, translate(language, 'exports.kind', { kind }), total],
    ...[translate(language, isSensitive ? 'answers.yes' : 'answers.no'), downloads],
  ])
}

async function factsOf(caller: Caller, breach: OneBreach, language: Language): Promise<SheetCell[][]> {
  const { accountId } = signedIn(caller)
  const names = await accountNames(database(), [accountId])
  const at = (moment: string | null) => (moment === null ? '–' : formatDeadline(moment, language))
  const say = (name: string) => heading(language, name)
  const toldOf = (event: OneBreach['entries'][number]['event']) =>
    at(breach.entries.find((entry) => entry.event === event)?.happenedAt ?? null)
  return [
    [say('organization'), breach.company?.name ?? translate(language, 'records.breach.all')],
    [say('runBy'), controllerLine(language)],
    [say('description'), breach.description],
    [say('startedAt'), at(breach.startedAt)],
    [say('endedAt'), at(breach.endedAt)],
    [say('noticedAt'), at(breach.noticedAt)],
    [say('tellBy'), at(breach.tellBy)],
    [say('authorityToldAt'), toldOf('authorityTold')],
    [say('inTime'), inTimeWords(breach, language)],
    [say('organizationsToldAt'), toldOf('organizationsTold')],
    [say('peopleToldAt'), toldOf('peopleTold')],
    [say('recordedBy'), `${breach.recordedBy ?? ''} · ${at(breach.recordedAt)}`],
    [say('madeBy'), names.get(accountId) ?? ''],
    [say('madeAt'), at(new Date().toISOString())],
  ]
}

function inTimeWords({ authorityToldAt, tellBy }: OneBreach, language: Language) {
  const by = authorityToldAt ?? new Date().toISOString()
  const state =
    by <= tellBy ? (authorityToldAt === null ? 'open' : 'inTime') : authorityToldAt === null ? 'over' : 'late'
  return translate(language, 'records.breach.clock', { state })
}

const measureRow = (
  { happenedAt, event, text, who, at }: OneBreach['entries'][number],
  language: Language,
): SheetCell[] => [
  formatDeadline(happenedAt, language),
  translate(language, 'records.breach.event', { event }),
  text,
  who,
  formatDeadline(at, language),
]
