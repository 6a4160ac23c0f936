import { currencies } from '#contract/forms/form-facts.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { monthIn } from '../months.ts'

/** The default template if the organization has chosen none. */
export const firstTemplate = 'excel'

/** The choices for a run so far, from the address. */
export interface RunChosen {
  readonly month: string
  readonly currency: (typeof currencies)[number]
  readonly form: string | undefined
  /** Undefined until it is chosen. */
  readonly template: string | undefined
  readonly payOn: string
}

export function runChosenIn(search: URLSearchParams): RunChosen {
  const said = (key: string) => search.get(key) ?? ''
  return {
    month: monthIn(search),
    currency: currencies.find((currency) => currency === said('currency')) ?? 'TRY',
    form: /^[0-9a-f-]{36}$/.test(said('form')) ? said('form') : undefined,
    template: /^[\w-]{3,36}$/.test(said('template')) ? said('template') : undefined,
    payOn: /^20\d{2}-\d{2}-\d{2}$/.test(said('payOn')) ? said('payOn') : istanbulDay(new Date()),
  }
}

export const runChoiceOf = ({ month, currency, form, template, payOn }: RunChosen): Record<string, string> => ({
  month,
  currency,
  ...(form !== undefined && { form }),
  ...(template !== undefined && { template }),
  payOn,
})
