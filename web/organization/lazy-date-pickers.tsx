import type { ComponentProps } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
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
export const LazyDatePicker = (props: ComponentProps<typeof DatePicker>) => (
  <Lazy load={load} waiting={waiting}>
    {({ DatePicker }) => <DatePicker {...props} />}
  </Lazy>
)

/** A date and time field for a page. */
export const LazyDateTimePicker = (props: ComponentProps<typeof DateTimePicker>) => (
  <Lazy load={load} waiting={waiting}>
    {({ DateTimePicker }) => <DateTimePicker {...props} />}
  </Lazy>
)
