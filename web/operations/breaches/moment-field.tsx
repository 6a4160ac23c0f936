import { type ComponentProps, useState } from 'react'
import { LazyDateTimePicker } from '#web/organization/lazy-date-pickers.tsx'

/** A date and time field for an uncontrolled form (`useAskForm`). */
export function MomentField(props: Omit<ComponentProps<typeof LazyDateTimePicker>, 'value' | 'onChange'>) {
  const [value, setValue] = useState<string | null>(null)
  const [mended, setMended] = useState<string>()
  const change = (moment: string | null) => {
    setValue(moment)
    setMended(moment === null ? undefined : props.error)
  }
  const error = props.error === mended ? undefined : props.error
  return <LazyDateTimePicker {...props} error={error} value={value} onChange={change} />
}
