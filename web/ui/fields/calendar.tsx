import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import styles from './calendar.module.css'

/** The month inside a DatePicker. Weeks begin on Monday in Turkey and in Britain. */
export function Calendar() {
  return (
    <AriaCalendar firstDayOfWeek="mon" className={styles.calendar ?? ''}>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <ChevronLeft />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <ChevronRight />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  )
}
