import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from './past-days.module.css'

interface PastDaysProps {
  readonly formId: string
  /** The start of today */
  readonly before: string
  readonly total: number
  readonly seats: number
  readonly taken: number
}

const loadTimes = () => import('./past-times.tsx')

/** Past days, folded; loaded when unfolded, the latest first. */
export function PastDays({ formId, before, total, seats, taken }: PastDaysProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="quiet"
          iconAfter={<ChevronDown className={isOpen ? styles.turned : undefined} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('interviews.past', { count: total, seats, taken })}
        </Button>
      </div>
      {isOpen && (
        <Lazy load={loadTimes}>{({ PastTimes }) => <PastTimes formId={formId} before={before} total={total} />}</Lazy>
      )}
    </Stack>
  )
}
