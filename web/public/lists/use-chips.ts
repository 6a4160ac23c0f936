import type { Output } from '#contract/call.ts'
import type { countAdvertisements } from '#contract/listings/listings.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { type Filters, filtersAddress, type ManyName, manyNames } from './filters.ts'

export interface Chip {
  readonly name: ManyName | 'search' | 'minAmount' | 'closesIn' | 'state'
  readonly label: string
  /** The address of the list without it. */
  readonly without: string
}

export type Counts = Output<typeof countAdvertisements>

/** Every chosen filter, in words. */
export function useChips(counts: Counts, filters: Filters, path: string): readonly Chip[] {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const { search, minAmount, closesIn, state } = filters
  const without = (change: Partial<Filters>) => filtersAddress(path, { ...filters, page: 1, ...change })
  return [
    ...(search ? [{ name: 'search' as const, label: `“${search}”`, without: without({ search: '' }) }] : []),
    ...manyNames.flatMap((name) =>
      filters[name].map((value) => ({
        name,
        label: nameOf(name, String(value)),
        without: without({ [name]: filters[name].filter((other) => other !== value) }),
      })),
    ),
    ...(minAmount
      ? [{ name: 'minAmount' as const, label: amountLabel(minAmount), without: without({ minAmount: undefined }) }]
      : []),
    ...(closesIn
      ? [
          {
            name: 'closesIn' as const,
            label: t('filter.closesIn.days', { days: closesIn }),
            without: without({ closesIn: undefined }),
          },
        ]
      : []),
    ...(state !== 'Open'
      ? [{ name: 'state' as const, label: t('filter.state.name', { state }), without: without({ state: 'Open' }) }]
      : []),
  ]

  function amountLabel(minAmount: number) {
    const amount = formatMoney({ amount: minAmount * 100, currency: 'TRY' }, language)
    return t('filter.minAmount.from', { amount })
  }

  function nameOf(name: ManyName, value: string) {
    return counts[name].find((choice) => choice.value === value)?.name ?? value
  }
}
