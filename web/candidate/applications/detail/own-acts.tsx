import { PenLine, RotateCcw } from 'lucide-react'
import type { Application } from '#contract/applying/applications.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applyAddress } from '../../apply-step.ts'

const loadChanges = () => import('./own-changes.tsx')

/** The candidate's acts on an application: continue, change, follow, withdraw. */
export function OwnActs({ application }: { application: Application }) {
  const t = useTexts('student_apps')
  const { can, status, formId, formState } = application
  const canHear = status !== 'Draft' && status !== 'Withdrawn'
  const canBeginAgain = status === 'Withdrawn' && formState === 'Open'
  const canChange = can.withdraw || can.remove || canHear
  if (!can.edit && !canChange && !canBeginAgain) return null
  return (
    <Card as="section" aria-labelledby="acts">
      <h2 id="acts">{t('acts.title')}</h2>
      <Stack>
        {can.edit && (
          <ButtonLink to={applyAddress(formId)} wide icon={<PenLine />}>
            {status === 'Draft' ? t('acts.goOn') : t('acts.edit')}
          </ButtonLink>
        )}
        {canBeginAgain && (
          <>
            <p>{t('acts.again.detail')}</p>
            <ButtonLink to={applyAddress(formId)} wide icon={<RotateCcw />}>
              {t('acts.again')}
            </ButtonLink>
          </>
        )}
        {canChange && (
          <Lazy load={loadChanges} waiting={<LoadingBlock />}>
            {({ OwnChanges }) => <OwnChanges application={application} canHear={canHear} />}
          </Lazy>
        )}
      </Stack>
    </Card>
  )
}
