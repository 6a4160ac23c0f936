import { useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { changeApplicationNotification } from '#contract/applying/application-following.ts'
import { type Application, deleteApplication, withdrawApplication } from '#contract/applying/applications.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applicationsAddress } from '../../addresses.ts'
import { applicationOf } from '../queries.ts'

const loadDialog = () => import('./take-back-dialog.tsx')

interface OwnChangesProps {
  readonly application: Application
  /** There are notifications to subscribe to */
  readonly canHear: boolean
}

/** Acts that need script: notifications, withdrawing and deleting. */
export function OwnChanges({ application, canHear }: OwnChangesProps) {
  const t = useTexts('student_apps')
  const [asking, setAsking] = useState<'withdraw' | 'remove'>()
  const { busy, notify, take } = useActs(application)
  // The button that opened the dialog is unmounted, so the application's head takes the focus.
  function close() {
    flushSync(() => setAsking(undefined))
    document.getElementById('application')?.focus()
  }
  const { can, notify: isOn } = application
  return (
    <Stack>
      {canHear && (
        <Switch label={t('acts.notify')} checked={isOn} onChange={({ target }) => void notify(target.checked)} />
      )}
      {can.withdraw && (
        <Button variant="quiet" icon={<Undo2 />} onClick={() => setAsking('withdraw')}>
          {t('acts.withdraw')}
        </Button>
      )}
      {can.remove && (
        <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking('remove')}>
          {t('acts.remove')}
        </Button>
      )}
      {asking && (
        <Lazy load={loadDialog}>
          {({ TakeBackDialog }) => (
            <TakeBackDialog
              asking={asking}
              busy={busy}
              onConfirm={() => void take(asking, close)}
              onCancel={() => setAsking(undefined)}
            />
          )}
        </Lazy>
      )}
    </Stack>
  )
}

function useActs({ id }: Application) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const candidateId = useMe().myId
  const { key } = applicationOf(candidateId, id)
  const ofIt = { candidateId, id }

  const { act, busy } = useAct({ showsProblemInDialog: true })
  const switching = useAct({ showsProblemInDialog: true })

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
          else await invalidate('applications')
          done()
        },
      ),
    async notify(isOn: boolean) {
      client.setQueryData(key, (now: Application | undefined) => now && { ...now, notify: isOn })
      const isDone = await switching.act(() => askInBrowser(changeApplicationNotification, { ...ofIt, isOn }))
      if (!isDone) await invalidate('applications')
    },
  }
}
