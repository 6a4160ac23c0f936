import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'

interface PageTabsProps {
  readonly label: string
  readonly shown: string
  readonly tabs: readonly { readonly value: string; readonly label: string }[]
  /** The number of items in the current tab */
  readonly total: number
}

/** Tabs of a list; the current one is in the address. */
export function PageTabs({ label, shown, tabs, total }: PageTabsProps) {
  const language = useLanguage()
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ value, label: name }) => ({
        to: `?show=${value}`,
        label: name,
        current: value === shown,
        ...(value === shown && { count: formatNumber(total, language) }),
      }))}
    />
  )
}
