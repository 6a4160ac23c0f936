import { useQueryClient } from '@tanstack/react-query'
import { PenLine, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { changeApplicationNotification } from '#contract/applying/application-following.ts'
import { type Application, deleteApplication, withdrawApplication } from '#contract/applying/applications.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { Late } from '#web/loading/late.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applicationsAddress } from '../../addresses.ts'
import { applyAddress } from '../../apply-step.ts'
import { applicationOf } from '../queries.ts'

const loadDialog = () => import('./take-back-dialog.tsx')

/** What the candidate can do with an application: continue it, change it, follow it, withdraw it. */
export function OwnActs({ application }: { application: Application }) {
  const t = useTexts('student_apps')
  const hydrated = useHydrated()
  const [asking, setAsking] = useState<'withdraw' | 'remove'>()
  const { busy, notify, take } = useActs(application)
  // The button that opened the dialog is gone, so the focus goes to the application's head.
  function close() {
    flushSync(() => setAsking(undefined))
    document.getElementById('application')?.focus()
  }
  const { can, notify: isOn, status, formId, formState } = application
  const canHear = status !== 'Draft' && status !== 'Withdrawn'
  const canBeginAgain = status === 'Withdrawn' && formState === 'Open'
  if (!can.edit && !can.withdraw && !can.remove && !canHear && !canBeginAgain) return null
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
        {canHear && (
          <Switch
            label={t('acts.notify')}
            checked={isOn}
            disabled={!hydrated}
            onChange={({ target }) => void notify(target.checked)}
          />
        )}
        {can.withdraw && (
          <Button variant="quiet" icon={<Undo2 />} disabled={!hydrated} onClick={() => setAsking('withdraw')}>
            {t('acts.withdraw')}
          </Button>
        )}
        {can.remove && (
          <Button variant="quiet" icon={<Trash2 />} disabled={!hydrated} onClick={() => setAsking('remove')}>
            {t('acts.remove')}
          </Button>
        )}
      </Stack>
      {asking && (
        <Late load={loadDialog}>
          {({ TakeBackDialog }) => (
            <TakeBackDialog
              asking={asking}
              busy={busy}
              onConfirm={() => void take(asking, close)}
              onCancel={() => setAsking(undefined)}
            />
          )}
        </Late>
      )}
    </Card>
  )
}

function useActs({ id }: Application) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const candidateId = useMe().myId
  const { key } = applicationOf(candidateId, id)
  const ofIt = { candidateId, id }

  const { act, busy } = useAct({ tellsInDialog: true })
  const switching = useAct({ tellsInDialog: true })

  return {
    busy,
    take: (back: 'withdraw' | 'remove', done: () => void) =>
      act(
        async () => {
          if (back === 'withdraw') await askInBrowser(withdrawApplication, ofIt)
          else await askInBrowser(deleteApplication, ofIt)
        },
        async () => {
          if (back === 'remove') await navigate(applicationsAddress, { replace: true })
          else await fetchAgain('applications')
          done()
        },
      ),
    async notify(isOn: boolean) {
      client.setQueryData(key, (now: Application | undefined) => now && { ...now, notify: isOn })
      const isDone = await switching.act(() => askInBrowser(changeApplicationNotification, { ...ofIt, isOn }))
      if (!isDone) await fetchAgain('applications')
    },
  }
}
