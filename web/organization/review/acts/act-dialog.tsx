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
  /** What is filled in */
  readonly children: ReactNode
  /** What the candidates will see of it */
  readonly seen: ReactNode
  /** To how many it will be done, where it does not change them */
  readonly touched?: (changed: number, total: number) => string
  readonly width?: DialogWidth
  /** It is done to participants, not to applications */
  readonly toPeople?: boolean
  /** Its buttons stay in view: there is more to fill in than a window holds */
  readonly isLong?: boolean
  /** The button that does it */
  readonly submit: string
  /** False while something that the browser cannot demand is missing */
  readonly canSubmit?: boolean
  /** Whether something is written that would be lost: closing asks first */
  readonly isWritten?: boolean
  readonly onSubmit: (form: FormData) => void
  readonly onClose: () => void
}

/** The frame of every act’s dialog: what is filled in, what it will do, and the button that does it. */
export function ActDialog(props: ActFrameProps) {
  const { title, target, run, children, seen, touched, width, submit, canSubmit = true, onSubmit, onClose } = props
  const { close, question } = useAskBeforeClosing(props.isWritten === true, onClose)
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { preview, isCounting, countAgain, busy, failed } = run
  // Nothing is done before the person could read to how many.
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

/** What failed stands last, where it may be behind the buttons that stay in view. */
const show = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })
