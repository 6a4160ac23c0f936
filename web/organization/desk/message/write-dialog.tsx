import { type ReactNode, useState } from 'react'
import type { Call, Output } from '#contract/call.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { Channel, sendMessages } from '#contract/mailings/mailings.ts'
import type { MessageField } from '#contract/mailings/message-fields.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import '#platform/text/name-suffixes.ts'
import { useLanguage } from '#web/place.tsx'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { MessageTextFields } from '../../message-texts/message-text-fields.tsx'
import type { WrittenFor } from '../../message-texts/test-to-me.tsx'
import { isAnythingWritten, isSendable, nothingWritten, writtenTexts } from '../../message-texts/written-texts.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { type Counted, countOf } from '../acts/act-target.ts'
import { useTrialAct } from '../acts/use-trial-act.ts'
import { AttachFiles } from './attach-files.tsx'
import type { Attached, MessageFile } from './attached-files.tsx'
import { Channels } from './channels.tsx'
import { MessagePreview } from './message-preview.tsx'
import { TemplateTools } from './template-tools.tsx'
import { type CallingBack, useShowSent } from './use-tell-sent.ts'
import { WhenSent } from './when-sent.tsx'

/** Placeholder texts for the dry run, whose outcome does not depend on them. */
const trialTexts = { tr: { subject: '…', text: '…' } }

type Sent = Output<typeof sendMessages>

interface WriteDialogProps {
  readonly target: Counted
  /** The calls that send the message and preview it */
  readonly send: Call
  readonly preview: Call
  /** The other input of both: organization, form or community, and target */
  readonly to: object
  readonly callingBack: CallingBack
  readonly fields: readonly MessageField[]
  /** The noun whose queries are invalidated after sending */
  readonly changes: Noun
  readonly seen: string
  /** Further input, and its fields */
  readonly more?: object
  readonly children?: ReactNode
  readonly toPeople?: boolean
  /** It can be scheduled */
  readonly canPlan?: boolean
  /** Turns a finished upload into an attachment; missing where messages have none */
  readonly bring?: (uploadId: string, fileName: string) => Promise<MessageFile>
  /** The context of a test message */
  readonly writtenFor?: WrittenFor
  readonly onClose: () => void
  readonly onDone?: (() => void) | undefined
}

/** Writes a message: its text, its channels, and a preview for each recipient. */
export function WriteDialog(props: WriteDialogProps) {
  const {
    target,
    send,
    preview: previewCall,
    to,
    callingBack,
    fields,
    changes,
    more,
    children,
    onClose,
    onDone,
  } = props
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  // Templates need the right to write applications, which members who write to participants may lack.
  const hasTemplates = may(useMe(), 'Applications', 'write')
  const showSent = useShowSent(callingBack)
  const [texts, setTexts] = useState(nothingWritten)
  const [channels, setChannels] = useState<readonly Channel[]>(['inApp', 'email'])
  const [{ files, isReady }, setAttached] = useState<Attached>({ files: [], isReady: true })
  const fileIds = files.map(({ fileId }) => fileId)
  const [isLooking, setLooking] = useState(false)
  // Undefined: at once; null: scheduled, but no moment chosen yet.
  const [sendAt, setSendAt] = useState<string | null>()
  const run = useTrialAct<Call, object>(send, { target: to, changes }, { texts: trialTexts, channels: [...channels] })
  const hasSms = channels.includes('sms')
  const canSend = isSendable(texts, hasSms, fields)
  const preview = run.preview as (typeof run.preview & Partial<Pick<Sent, 'reached' | 'unreached'>>) | undefined

  function submit() {
    void run.doIt(
      {
        texts: writtenTexts(texts),
        channels: [...channels],
        ...more,
        ...(fileIds.length > 0 && { fileIds }),
        ...(sendAt && { sendAt }),
      },
      (answer) => {
        onClose()
        onDone?.()
        showSent({ ...(answer as Sent), sendAt: sendAt ?? null })
      },
    )
  }

  /** Where recipients read the message, and when it goes. */
  function seenAndSent() {
    const { seen } = props
    if (sendAt === null) return seen
    if (sendAt === undefined) return t('message.seen.now', { seen, seconds: heldSeconds })
    return t('message.seen.later', { seen, at: formatDateTime(sendAt, language) })
  }

  return (
    <ActDialog
      title={t('acts.message.title', { count: countOf(target) })}
      target={target}
      run={run}
      width={680}
      isLong
      toPeople={props.toPeople === true}
      touched={(changed, total) => t('acts.message.touched', { changed, total, left: total - changed })}
      seen={seenAndSent()}
      submit={t(sendAt === undefined ? 'acts.message.submit' : 'acts.message.submit.later', {
        count: preview?.changed ?? 0,
      })}
      canSubmit={canSend && isReady && sendAt !== null}
      isWritten={isAnythingWritten(texts) || files.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('message.mode')}
        name="mode"
        value={isLooking ? 'look' : 'write'}
        onChange={({ currentTarget }) => setLooking(currentTarget.value === 'look')}
        options={[
          { value: 'write', label: t('message.mode.write') },
          { value: 'look', label: t('message.mode.look'), disabled: !canSend },
        ]}
      />
      {isLooking ? (
        <MessagePreview call={previewCall} to={to} texts={writtenTexts(texts)} channels={channels} />
      ) : (
        <>
          {hasTemplates && <TemplateTools texts={texts} onChoose={setTexts} canSave={canSend} />}
          <MessageTextFields
            texts={texts}
            onChange={setTexts}
            hasSms={hasSms}
            fields={fields}
            writtenFor={{ ...props.writtenFor, fileIds, hasAllFiles: isReady }}
          />
        </>
      )}
      {props.bring && <AttachFiles bring={props.bring} onChange={setAttached} />}
      <Channels channels={channels} onChange={setChannels} reached={preview?.reached} unreached={preview?.unreached} />
      {children}
      {props.canPlan && <WhenSent sendAt={sendAt} onChange={setSendAt} />}
    </ActDialog>
  )
}
