import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { type Tone, ToneIcon } from '../ui/tone.tsx'
import { closeDialog, type DialogKind, type DialogState, type OpenDialogs as Open, openDialogs } from './dialogs.ts'
import styles from './open-dialogs.module.css'
import { reportFailure } from './report-failure.ts'
import { useUnreachableWords } from './use-unreachable-words.ts'

/** The global dialogs that are open. Each kind has its width, its default words and its default buttons. */
export default function OpenDialogs({ open: { error, success, warning } }: { open: Open }) {
  const t = useTexts('common')
  const unreachable = useUnreachableWords()
  return (
    <>
      {warning && (
        <GlobalDialog
          kind="warning"
          title={t('ui.tone.warning')}
          confirmBtnText={t('ui.continue')}
          hasCancelBtn
          {...warning}
        />
      )}
      {success && (
        <GlobalDialog
          kind="success"
          title={t('dialogs.success.title')}
          detail={t('dialogs.success.detail')}
          confirmBtnText={t('ui.ok')}
          {...success}
        />
      )}
      {error && (
        <GlobalDialog
          kind="error"
          title={t('dialogs.error.title')}
          detail={t('dialogs.error.detail')}
          confirmBtnText={error.btnText ?? t('ui.back')}
          {...(error.isUnreachable && unreachable)}
          {...error}
        />
      )}
    </>
  )
}

const tones = { error: 'danger', success: 'success', warning: 'warning' } as const satisfies Record<DialogKind, Tone>
const widths = { error: 602, success: 602, warning: 680 } as const

function GlobalDialog({ kind, ...state }: DialogState & { kind: DialogKind }) {
  const { title, detail, hasIcon = true, icon = <ToneIcon tone={tones[kind]} /> } = state
  const t = useTexts('common')
  const close = () => closeDialog(kind)
  const [running, run] = useRunning(kind)
  const confirm = () => run('confirm', state.onClickConfirmBtn)
  const cancel = () => run('cancel', state.onClickCancelBtn)
  const { hasCancelBtn = false, hasConfirmBtn = true } = state
  const hasButtons = hasCancelBtn || hasConfirmBtn
  return (
    <Dialog
      open
      width={widths[kind]}
      onClose={running ? undefined : close}
      title={<Title icon={hasIcon && icon}>{title}</Title>}
      hasCloseButton={hasButtons}
      footer={
        hasButtons && (
          <>
            {hasCancelBtn && (
              <Button onClick={cancel} disabled={running === 'confirm'} loading={running === 'cancel'}>
                {state.cancelBtnText ?? t('ui.back')}
              </Button>
            )}
            {hasConfirmBtn && (
              <Button
                variant="primary"
                onClick={confirm}
                disabled={running === 'cancel'}
                loading={running === 'confirm'}
              >
                {state.confirmBtnText}
              </Button>
            )}
          </>
        )
      }
    >
      {detail && <p className={styles.detail}>{detail}</p>}
    </Dialog>
  )
}

function Title({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.title}>
      {icon}
      {children}
    </span>
  )
}

/** Tracks the button whose handler runs; the dialog closes on success and stays on failure, for a retry. */
function useRunning(kind: DialogKind) {
  const [running, setRunning] = useState<'confirm' | 'cancel'>()
  async function run(button: 'confirm' | 'cancel', handler: (() => unknown) | undefined) {
    const shown = openDialogs()[kind]
    setRunning(button)
    try {
      await handler?.()
      // The handler may have opened another dialog of the same kind.
      if (openDialogs()[kind] === shown) closeDialog(kind)
    } catch (error) {
      reportFailure(error)
    } finally {
      setRunning(undefined)
    }
  }
  return [running, run] as const
}
