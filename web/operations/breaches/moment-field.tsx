import { type ComponentProps, useState } from 'react'
import { LateDateTimePicker } from '#web/organization/late-date-pickers.tsx'

/** A moment of a form that keeps its values in its fields (`useAskForm`). */
export function MomentField(props: Omit<ComponentProps<typeof LateDateTimePicker>, 'value' | 'onChange'>) {
  const [value, setValue] = useState<string | null>(null)
  return <LateDateTimePicker {...props} value={value} onChange={setValue} />
}
