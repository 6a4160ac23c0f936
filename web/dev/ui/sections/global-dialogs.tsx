import { useNavigate } from 'react-router'
import { showError, showSuccess, showWarning } from '#web/dialogs/dialogs.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const GlobalDialogSection = section('dialogs', 'dialogs', () => {
  const t = useTexts('dev_ui')
  const navigate = useNavigate()
  // Takes as long as a request, like a real handler.
  const slowly = () => fetch('/health')
  const leave = () => navigate('/offline')
  return (
    <Shows>
      <Show name="showError, showSuccess, showWarning">
        <Cluster>
          <Button onClick={() => showError()}>{t('openDanger')}</Button>
          <Button onClick={() => showSuccess()}>{t('openSuccess')}</Button>
          <Button onClick={() => showWarning({ detail: t('leaveDetail'), onClickConfirmBtn: slowly })}>
            {t('openWarning')}
          </Button>
          <Button
            onClick={() => {
              showError()
              showSuccess({ title: t('leaveTitle'), confirmBtnText: t('leave'), onClickConfirmBtn: leave })
            }}
          >
            {t('leave')}
          </Button>
        </Cluster>
      </Show>
    </Shows>
  )
})
