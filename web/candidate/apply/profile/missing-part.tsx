import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProfilePart } from '#contract/candidate-facts.ts'
import { profileSections } from '#web/candidate/profile/profile-sections.ts'
import { useTexts } from '#web/texts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import styles from './profile-step.module.css'

interface MissingPartProps {
  readonly part: ProfilePart
  readonly required: boolean
  readonly reason: string
  readonly onSaved: () => void
}

/** One part of the profile that this form asks for, filled in without leaving the application. */
export function MissingPart({ part, required, reason, onSaved }: MissingPartProps) {
  const t = useTexts('student_apps')
  const [isOpen, setOpen] = useState(false)
  const Section = profileSections[part]
  const own = `profile.${part}`
  return (
    <Card className={styles.part} id={own}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={`${own}-section`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.words}>
          <span className={styles.name}>
            {t('apply.part', { part })} {required && <Badge tone="warning">{t('apply.profile.required')}</Badge>}
          </span>
          <span className={styles.reason}>{reason}</span>
        </span>
        <ChevronDown aria-hidden className={styles.arrow} />
      </button>
      <div id={`${own}-section`} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <Loading>
                <Skeleton shape="block" />
              </Loading>
            }
          >
            <Section onSaved={onSaved} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
