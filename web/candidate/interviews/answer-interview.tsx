import { useState } from 'react'
import { answerInterview, type Interview } from '#contract/interviews/interviews.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { useFocusOnChange } from '../use-focus-on-change.ts'
import styles from './interview-card.module.css'

type Slot = Interview['slots'][number]
type Asking = 'decline' | 'reschedule'

/** Take one of the times, ask for another, or decline. An answer can be changed until it is too late. */
export function AnswerInterview({ interview }: { interview: Interview }) {
  const { id, status } = interview
  const [asking, setAsking] = useState<Asking>()
  const [isChanging, setChanging] = useState(false)
  const { busy, answer } = useAnswering(id)
  const place = useFocusOnChange<HTMLDivElement>(`${status} ${asking} ${isChanging}`)
  return (
    <div ref={place} tabIndex={-1} className={styles.answer}>
      {asking ? (
        <Wish
          kind={asking}
          busy={busy}
          onSend={(wish) => answer({ answer: asking, wish }, () => setAsking(undefined))}
          onBack={() => setAsking(undefined)}
        />
      ) : (
        <Choice
          // A new key after every change, so that an outdated choice is cleared.
          key={`${status} ${interview.chosen?.id}`}
          interview={interview}
          busy={busy}
          isOpen={interview.chosen === null || isChanging}
          onOpen={() => setChanging(true)}
          onAccept={(slotId) => answer({ answer: 'accept', slotId }, () => setChanging(false))}
          onAsk={setAsking}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly interview: Interview
  readonly busy: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onAccept: (slotId: string) => void
  readonly onAsk: (asking: Asking) => void
}

/** Shows the accepted time; the other times only when the candidate wants another. */
function Choice({ interview, busy, isOpen, onOpen, onAccept, onAsk }: ChoiceProps) {
  const { id, status, slots, chosen } = interview
  const t = useTexts('student_apps')
  const hydrated = useHydrated()
  const [slotId, setSlot] = useState(chosen?.id ?? slots.find(({ isFree }) => isFree)?.id)
  const hasOthers = slots.some((slot) => slot.isFree && slot.id !== chosen?.id)
  return (
    <>
      {isOpen && (
        <SlotChoice name={`slot-${id}`} slots={slots} slotId={slotId} chosenId={chosen?.id} onChange={setSlot} />
      )}
      <Cluster>
        {isOpen && slotId !== undefined && slotId !== chosen?.id && (
          <Button variant="primary" disabled={!hydrated} loading={busy} onClick={() => onAccept(slotId)}>
            {t('interviews.accept')}
          </Button>
        )}
        {!isOpen && hasOthers && (
          <Button disabled={!hydrated} onClick={onOpen}>
            {t('interviews.change')}
          </Button>
        )}
        {(isOpen || !hasOthers) && (
          <Button disabled={!hydrated} onClick={() => onAsk('reschedule')}>
            {t('interviews.reschedule')}
          </Button>
        )}
        {status !== 'Declined' && (
          <Button variant="quiet" disabled={!hydrated} onClick={() => onAsk('decline')}>
            {t('interviews.decline')}
          </Button>
        )}
      </Cluster>
    </>
  )
}

interface SlotChoiceProps {
  readonly name: string
  readonly slots: readonly Slot[]
  readonly slotId: string | undefined
  readonly chosenId: string | undefined
  readonly onChange: (slotId: string) => void
}

function SlotChoice({ name, slots, slotId, chosenId, onChange }: SlotChoiceProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const where = ({ place, videoUrl }: Slot) => place ?? (videoUrl === null ? '' : t('interviews.online'))
  return (
    <RadioGroup
      name={name}
      label={t('interviews.times')}
      help={t('interviews.times.help')}
      value={slotId ?? ''}
      options={slots.map((slot) => ({
        value: slot.id,
        label: formatDateTime(slot.startsAt, language),
        help:
          slot.isFree || slot.id === chosenId
            ? [t('interviews.minutes', { minutes: slot.minutes }), where(slot)].filter(Boolean).join(' · ')
            : t('interviews.taken'),
        disabled: !slot.isFree && slot.id !== chosenId,
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface WishProps {
  readonly kind: Asking
  readonly busy: boolean
  readonly onSend: (wish: string) => void
  readonly onBack: () => void
}

function Wish({ kind, busy, onSend, onBack }: WishProps) {
  const t = useTexts('student_apps')
  const [wish, setWish] = useState('')
  return (
    <>
      <TextArea
        id={`wish-${kind}`}
        label={t('interviews.wish', { kind })}
        optional={kind === 'decline'}
        rows={3}
        limit={1000}
        maxLength={1000}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
      />
      <Cluster>
        <Button
          variant={kind === 'decline' ? 'danger' : 'primary'}
          loading={busy}
          disabled={kind === 'reschedule' && wish.trim() === ''}
          onClick={() => onSend(wish)}
        >
          {kind === 'decline' ? t('interviews.decline') : t('interviews.send')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('interviews.back')}
        </Button>
      </Cluster>
    </>
  )
}

interface Given {
  readonly answer: 'accept' | Asking
  readonly slotId?: string
  readonly wish?: string
}

function useAnswering(invitationId: string) {
  const candidateId = useMe().myId
  const { act, busy } = useAct({ changes: 'interviews', tellsInDialog: true })
  const answer = (given: Given, goOn?: () => void) =>
    void act(() => askInBrowser(answerInterview, { candidateId, invitationId, ...given }), goOn)
  return { busy, answer }
}
