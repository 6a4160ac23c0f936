import { type ComponentProps, useState } from 'react'
import { LateDateTimePicker } from '#web/organization/late-date-pickers.tsx'

/** A date and time field for an uncontrolled form (`useAskForm`). */
export function MomentField(props: Omit<ComponentProps<typeof LateDateTimePicker>, 'value' | 'onChange'>) {
  const [value, setValue] = useState<string | null>(null)
  const [mended, setMended] = useState<string>()
  const change = (moment: string | null) => {
    setValue(moment)
    setMended(moment === null ? undefined : props.error)
  }
  const error = props.error === mended ? undefined : props.error
  return <LateDateTimePicker {...props} error={error} value={value} onChange={change} />
}
