import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import styles from './frame.module.css'

interface FootProps {
  /** The address of the step before. */
  readonly back?: string
  /** The address of the next step, or what to do before going there. */
  readonly next?: string | (() => void)
  readonly children?: ReactNode
}

export function Foot({ back, next, children }: FootProps) {
  const t = useTexts('student_apps')
  const onwards = { variant: 'primary', size: 'large', iconAfter: <ArrowRight aria-hidden /> } as const
  return (
    <div className={styles.foot}>
      {back && (
        <ButtonLink to={back} size="large" icon={<ArrowLeft aria-hidden />}>
          {t('ui.back')}
        </ButtonLink>
      )}
      {children}
      {typeof next === 'string' && (
        <ButtonLink to={next} {...onwards}>
          {t('ui.continue')}
        </ButtonLink>
      )}
      {typeof next === 'function' && (
        <Button {...onwards} onClick={next}>
          {t('ui.continue')}
        </Button>
      )}
    </div>
  )
}
