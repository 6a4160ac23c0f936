import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { formatMonth, formatTime, istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import type { MessageValues } from '#platform/text/message.ts'

export interface PartTable {
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
}

type Say = (key: Parameters<typeof deskText>[1], values?: MessageValues) => string

/** The table under a chart of the overview, worded as on the page but with numeric cells. */
export function overviewTable(overview: ReportsOverview, part: OverviewPart, language: Language): PartTable {
  const say: Say = (key, values) => deskText(language, key, values)
  return tables[part](overview, say, language)
}

const text = (heading: string, width = 36): SheetColumn => ({ heading, kind: 'text', width })
const number = (heading: string): SheetColumn => ({ heading, kind: 'number' })

const steps = ['seen', 'begun', 'handedIn', 'inReview', 'shortlisted', 'approved', 'accepted'] as const
const ofInterviews = ['kept', 'missed', 'planned', 'awaited', 'declined', 'cancelled'] as const
const ofMessages = ['delivered', 'waiting', 'failed', 'dropped'] as const
const ofMoney = ['paid', 'sent', 'planned', 'held'] as const
const ofFit = ['fits', 'unknown', 'doesNotFit'] as const

const tables: Record<OverviewPart, (overview: ReportsOverview, say: Say, language: Language) => PartTable> = {
  funnel: ({ funnel }, say) => ({
    title: say('reports.funnel'),
    columns: [text(say('reports.step')), number(say('reports.count'))],
    rows: steps.flatMap((step) => {
      const count = funnel?.[step] ?? null
      return count === null ? [] : [[say('reports.funnel.step', { step }), count]]
    }),
  }),
  days: ({ days = [] }, say) => ({
    title: say('reports.days.about'),
    columns: [
      { heading: say('reports.unit', { unit: 'day' }), kind: 'day' },
      number(say('reports.begun')),
      number(say('reports.handedIn')),
    ],
    rows: days.map(({ day, begun, handedIn }) => [day, begun, handedIn]),
  }),
  lastHours: ({ lastHours }, say) => ({
    title: say('reports.lastHours'),
    columns: [
      { heading: say('reports.hour'), kind: 'moment' },
      number(say('reports.begun')),
      number(say('reports.handedIn')),
    ],
    rows: (lastHours?.hours ?? []).map(({ at, begun, handedIn }) => [clockOf(at), begun, handedIn]),
  }),
  givingUp: ({ givingUp }, say) => ({
    title: say('reports.givingUp'),
    columns: [
      text(say('reports.givingUp.where'), 60),
      number(say('reports.givingUp.reached')),
      number(say('reports.givingUp.left')),
    ],
    rows: [
      ...(givingUp?.steps ?? []).map(({ step, reached, left }) => [say('reports.wizard', { step }), reached, left]),
      ...(givingUp?.questions ?? []).map(({ label, count }) => [
        say('reports.givingUp.question', { label }),
        null,
        count,
      ]),
    ],
  }),
  decisions: ({ decisions }, say) => {
    const inDays = (heading: string) => number(say('reports.decisions.inDays', { heading }))
    return {
      title: say('reports.decisions'),
      columns: [
        { heading: say('reports.unit', { unit: 'week' }), kind: 'day' },
        number(say('reports.decisions.count')),
        inDays(say('reports.decisions.lower')),
        inDays(say('reports.decisions.median')),
        inDays(say('reports.decisions.upper')),
      ],
      rows: [
        ...(decisions?.weeks ?? []).map(({ week, ...spread }) => [week, ...spreadOf(spread)]),
        ...(decisions ? [[say('reports.decisions.all'), ...spreadOf(decisions)]] : []),
      ],
    }
  },
  fit: ({ fit }, say) => ({
    title: say('reports.fit'),
    columns: [text(say('reports.fit.what')), number(say('reports.count')), number(say('reports.fit.unknown'))],
    rows: fit
      ? [
          ...ofFit.map((one) => [say('fit', { fit: one }), fit[one], null]),
          ...(fit.conditions ?? []).map(({ kind, doesNotFit, unknown }) => [
            say('reports.condition', { kind }),
            doesNotFit ?? say('reports.few'),
            unknown ?? say('reports.few'),
          ]),
        ]
      : [],
  }),
  places: ({ places }, say) => ({
    title: `${say('reports.places', { kind: 'provinces' })}, ${say('reports.places', { kind: 'universities' })}`,
    columns: [
      text(say('reports.places.one', { kind: 'provinces' })),
      text(say('reports.places.one', { kind: 'universities' })),
      number(say('reports.count')),
      number(say('reports.approved')),
    ],
    rows: [
      ...(places?.provinces ?? []).map(({ name, count, approved }) => [name, null, count, approved]),
      ...(places?.universities ?? []).map(({ name, count, approved }) => [null, name, count, approved]),
    ],
  }),
  interviews: ({ interviews }, say) => ({
    title: say('reports.interviews'),
    columns: [text(say('column.status')), number(say('reports.interviews.count'))],
    rows: interviews
      ? ofInterviews.map((outcome) => [say('reports.interviews.outcome', { outcome }), interviews[outcome]])
      : [],
  }),
  messages: ({ messages }, say) => ({
    title: say('reports.messages'),
    columns: [text(say('column.status')), number(say('reports.messages.count'))],
    rows: (messages ? sentOf(messages) : []).map(([outcome, count]) => [
      say('reports.messages.outcome', { outcome }),
      count,
    ]),
  }),
  payments: ({ payments = [] }, say, language) => ({
    title: say('payments.title'),
    columns: [
      text(say('payments.month'), 20),
      text(say('payments.currency'), 14),
      ...ofMoney.map((one) => number(say('payments.part', { part: one }))),
    ],
    rows: payments.map((month) => [
      formatMonth(`${month.month}-01`, language),
      month.currency,
      ...ofMoney.map((one) => month[one].minor / 100),
    ]),
  }),
  load: ({ load = [] }, say) => ({
    title: say('reports.load'),
    columns: [
      text(say('reports.load.who')),
      number(say('reports.load.assigned')),
      number(say('reports.load.open')),
      number(say('reports.load.decided')),
    ],
    rows: load.map(({ name, assigned, open, decided }) => [name, assigned, open, decided]),
  }),
}

/** If no message was sent by e-mail or SMS, all were in-app only. */
function sentOf(messages: NonNullable<ReportsOverview['messages']>): readonly (readonly [string, number])[] {
  const sent = ofMessages.map((outcome) => [outcome, messages[outcome]] as const)
  return sent.some(([, count]) => count > 0) ? sent : [['inApp', messages.recipients]]
}

interface Spread {
  readonly count: number
  readonly lower: number | null
  readonly median: number | null
  readonly upper: number | null
}

/** Hours as days, to one decimal. */
const spreadOf = ({ count, ...hours }: Spread): SheetCell[] => [
  count,
  ...[hours.lower, hours.median, hours.upper].map((one) => (one === null ? null : Math.round(one / 2.4) / 10)),
]

/** In Istanbul time, as sheets take timestamps. */
const clockOf = (moment: string) => `${istanbulDay(new Date(moment))} ${formatTime(moment, 'tr')}`
