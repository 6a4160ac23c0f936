import type { Asked } from '#contract/call.ts'
import type { listCompanyPayments } from '#contract/payments/payments.ts'
import { monthIn } from '../months.ts'

/** The kinds of payments that the tabs show. */
export const shownKinds = ['all', 'due', 'held', 'unapproved', 'sent', 'paid', 'returned', 'cancelled'] as const
type ShownKind = (typeof shownKinds)[number]

export interface PaymentsSearch {
  readonly show: ShownKind
  /** Undefined: of all months. */
  readonly month: string | undefined
  /** Includes open payments of earlier months. */
  readonly earlier: boolean
  readonly form: string | undefined
  readonly words: string
  readonly page: number
}

type Narrowing = Pick<Asked<typeof listCompanyPayments>, 'status' | 'held'>

const narrowings: Readonly<Record<ShownKind, Narrowing>> = {
  all: {},
  due: { status: ['Planned', 'Approved'], held: 'no' },
  held: { held: 'yes' },
  unapproved: { status: ['Planned'], held: 'no' },
  sent: { status: ['Sent'] },
  paid: { status: ['Paid'] },
  returned: { status: ['Returned'] },
  cancelled: { status: ['Cancelled'] },
}

export function paymentsSearchIn(search: URLSearchParams): PaymentsSearch {
  const page = Number(search.get('page'))
  return {
    show: shownKinds.find((kind) => kind === search.get('show')) ?? 'all',
    month: search.get('month') === 'all' ? undefined : monthIn(search),
    earlier: search.get('earlier') === 'yes',
    form: /^[0-9a-f-]{36}$/.test(search.get('form') ?? '') ? (search.get('form') ?? undefined) : undefined,
    words: (search.get('words') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

export const askedOf = ({ show, month, earlier, form, words, page }: PaymentsSearch) => ({
  ...narrowings[show],
  ...(month !== undefined && (earlier ? { until: month } : { month })),
  ...(form !== undefined && { ofFormId: form }),
  ...(words !== '' && { search: words }),
  pageNumber: page,
  pageSize: 50,
})

/** The list's address with a change; goes to the first page. */
export function searchAddress(now: PaymentsSearch, change: Partial<PaymentsSearch>): string {
  const { show, month, earlier, form, words, page } = { ...now, page: 1, ...change }
  const search = new URLSearchParams({
    ...(show !== 'all' && { show }),
    month: month ?? 'all',
    ...(month !== undefined && earlier && { earlier: 'yes' }),
    ...(form !== undefined && { form }),
    ...(words !== '' && { words }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${search}`
}
