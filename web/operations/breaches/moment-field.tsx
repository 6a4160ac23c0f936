import { type ComponentProps, useState } from 'react'
import { DateTimePicker } from '#web/ui/fields/date-picker.tsx'

/** A moment of a form that keeps its values in its fields (`useAskForm`). */
export function MomentField(props: Omit<ComponentProps<typeof DateTimePicker>, 'value' | 'onChange'>) {
  const [value, setValue] = useState<string | null>(null)
  return <DateTimePicker {...props} value={value} onChange={setValue} />
}
