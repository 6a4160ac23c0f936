import { type FormEvent, type ReactNode, useId } from 'react'
import type { Call } from '#contract/call.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog, type DialogWidth } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import { type Counted, countOf } from './act-target.ts'
import { Outcome } from './outcome.tsx'
import type { useTrialAct } from './use-trial-act.ts'

interface ActFrameProps {
  readonly title: string
  readonly target: Counted
  /** Of `useTrialAct` */
  readonly run: Omit<ReturnType<typeof useTrialAct<Call, object>>, 'doIt'>
  /** The fields */
  readonly children: ReactNode
  /** The effect that candidates will see */
  readonly seen: ReactNode
  /** The sentence about the number, where the act does not change items */
  readonly touched?: (changed: number, total: number) => string
  readonly width?: DialogWidth
  /** It is done to participants, not to applications */
  readonly toPeople?: boolean
  /** The form is taller than a window, so its buttons are sticky */
  readonly isLong?: boolean
  /** The text of the submit button */
  readonly submit: string
  /** False while a field is missing that native validation cannot check */
  readonly canSubmit?: boolean
  /** Whether there is input to lose: closing then asks first */
  readonly isWritten?: boolean
  readonly onSubmit: (form: FormData) => void
  readonly onClose: () => void
}

/** The frame of every act’s dialog: fields, outcome, and submit button. */
export function ActDialog(props: ActFrameProps) {
  const { title, target, run, children, seen, touched, width, submit, canSubmit = true, onSubmit, onClose } = props
  const { close, question } = useAskBeforeClosing(props.isWritten === true, onClose)
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { preview, isCounting, countAgain, busy, failed } = run
  // Disabled until the dry run has shown the number.
  const doesNothing = !preview || preview.changed === 0 || !canSubmit

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!doesNothing && !isCounting && !busy) onSubmit(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      open
      title={title}
      {...(width && { width })}
      keepsFooter={props.isLong === true}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy || isCounting} disabled={doesNothing}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          {'name' in target && target.name !== undefined && (
            <p>{props.toPeople ? target.name : t('acts.about', { name: target.name })}</p>
          )}
          {children}
          <Outcome
            preview={preview}
            isCounting={isCounting}
            countAgain={countAgain}
            selected={countOf(target)}
            seen={seen}
            touched={touched}
            toPeople={props.toPeople === true}
          />
          {failed && (
            <div ref={show}>
              <FailedNotice failed={failed} />
            </div>
          )}
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}

/** Scrolls to the error, which comes last and may be behind the sticky buttons. */
const show = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })
