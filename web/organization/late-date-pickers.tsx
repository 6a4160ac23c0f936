import type { ComponentProps } from 'react'
import { Late } from '#web/loading/late.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DatePicker, DateTimePicker } from '#web/ui/fields/date-picker.tsx'

// The calendar weighs more than most pages, so it comes after the page that has such a field.
const load = () => import('#web/ui/fields/date-picker.tsx')

const waiting = (
  <Loading>
    <Skeleton width="short" />
    <Skeleton shape="title" />
  </Loading>
)

/** A field for a day, on a page. In what is opened late itself, `DatePicker` does. */
export const LateDatePicker = (props: ComponentProps<typeof DatePicker>) => (
  <Late load={load} waiting={waiting}>
    {({ DatePicker }) => <DatePicker {...props} />}
  </Late>
)

/** A field for a day and a time, on a page. */
export const LateDateTimePicker = (props: ComponentProps<typeof DateTimePicker>) => (
  <Late load={load} waiting={waiting}>
    {({ DateTimePicker }) => <DateTimePicker {...props} />}
  </Late>
)
