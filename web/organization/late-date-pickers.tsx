import type { ComponentProps } from 'react'
import { Late } from '#web/loading/late.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DatePicker, DateTimePicker } from '#web/ui/fields/date-picker.tsx'

// Lazy: the calendar is larger than most pages that have such a field.
const load = () => import('#web/ui/fields/date-picker.tsx')

const waiting = (
  <Loading>
    <Skeleton width="short" />
    <Skeleton shape="title" />
  </Loading>
)

/** A date field for a page. Content that is lazy itself uses `DatePicker` directly. */
export const LateDatePicker = (props: ComponentProps<typeof DatePicker>) => (
  <Late load={load} waiting={waiting}>
    {({ DatePicker }) => <DatePicker {...props} />}
  </Late>
)

/** A date and time field for a page. */
export const LateDateTimePicker = (props: ComponentProps<typeof DateTimePicker>) => (
  <Late load={load} waiting={waiting}>
    {({ DateTimePicker }) => <DateTimePicker {...props} />}
  </Late>
)
