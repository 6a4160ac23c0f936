import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { profileSections } from '#web/candidate/profile/profile-sections.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { enterField } from '../frame/enter-field.ts'
import styles from './profile-step.module.css'

interface MissingPartProps {
  readonly part: ProfilePart
  readonly required: boolean
  readonly reason: string
  /** The first missing part, which is open initially */
  readonly isNext: boolean
  /** The address names this part, so it is focused */
  readonly isWanted: boolean
  readonly onSaved: () => void
}

/** One profile part that the form needs, filled in without leaving the wizard. */
export function MissingPart({ part, required, reason, isNext, isWanted, onSaved }: MissingPartProps) {
  const t = useTexts('student_apps')
  const [wish, setWish] = useState<boolean>()
  const isOpen = wish ?? (isNext || isWanted)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  // Browser only: the section is lazy.
  const hydrated = useHydrated()
  const Section = profileSections[part]
  const own = `profile.${part}`
  return (
    <Card className={styles.part} id={own}>
      <h4>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={`${own}-section`}
          onClick={() => setWish(!isOpen)}
        >
          <span className={styles.words}>
            <span className={styles.name}>
              {t('apply.part', { part })} {required && <Badge tone="warning">{t('apply.profile.required')}</Badge>}
            </span>
            <span className={styles.reason}>{reason}</span>
          </span>
          <ChevronDown aria-hidden className={styles.arrow} />
        </button>
      </h4>
      {/* Hidden and not unmounted, so that closing it keeps what was typed. */}
      <div id={`${own}-section`} hidden={!isOpen}>
        {wasOpened && !hydrated && coming}
        {wasOpened && hydrated && (
          <Suspense fallback={coming}>
            <Section onSaved={onSaved} />
            {isWanted && <Entered id={own} />}
          </Suspense>
        )}
      </div>
    </Card>
  )
}

const coming = <LoadingBlock />

/** Focuses the section once its fields have loaded, with its heading in sight. */
function Entered({ id }: { id: string }) {
  useEffect(() => {
    enterField(`${id}-section`)
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }, [id])
  return null
}
