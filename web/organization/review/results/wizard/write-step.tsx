import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { Channels } from '../../../desk/message/channels.tsx'
import { TemplateTools } from '../../../desk/message/template-tools.tsx'
import { LazyDateTimePicker } from '../../../lazy-date-pickers.tsx'
import { MessageTextFields } from '../../../message-texts/message-text-fields.tsx'
import { isSendable } from '../../../message-texts/written-texts.ts'
import { publishAddress } from '../../../review-addresses.ts'
import { keyOfGroup, useGroupName } from '../group-words.ts'
import styles from '../results.module.css'
import { canWin } from './use-publishing.ts'
import { letterOf, type ResultDraft, type WrittenLetter } from './use-result-draft.ts'

interface WriteStepProps {
  readonly formId: string
  readonly groups: readonly ResultGroup[]
  readonly asksAcceptance: boolean
  readonly draft: ResultDraft
  readonly onChange: (changed: Partial<ResultDraft>) => void
}

/** The letter of each group, and the deadline for acceptance. Every typed letter is stored. */
export function WriteStep({ formId, groups, asksAcceptance, draft, onChange }: WriteStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  // The letters separate the field from the button, so its error would be off screen.
  const day = useRef<HTMLDivElement>(null)
  const keys = groups.map(keyOfGroup)
  const asks = asksAcceptance && groups.some(canWin)
  const needsDay = asks && groups.some(({ decision }) => decision === 'Approved')
  const isDayMissing = needsDay && draft.acceptBy === null
  const isWhole = groups.every((group) => isWritten(letterOf(draft, group)))
  const change = (group: ResultGroup, letter: WrittenLetter) =>
    onChange({ letters: { ...draft.letters, [keyOfGroup(group)]: letter } })

  function goOn() {
    setSent(true)
    if (isDayMissing) day.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    else if (isWhole) void navigate(publishAddress(formId, 'check', keys))
  }

  return (
    <Stack gap={5}>
      <p className={cards.lead}>{t('results.write.lead')}</p>
      {asks && (
        <Card>
          <div ref={day} className={styles.moment}>
            <LazyDateTimePicker
              label={t('results.acceptBy')}
              help={t('results.acceptBy.help')}
              value={draft.acceptBy}
              error={isSent && isDayMissing ? t('results.acceptBy.missing') : undefined}
              onChange={(acceptBy) => onChange({ acceptBy })}
            />
          </div>
        </Card>
      )}
      {groups.map((group) => (
        <LetterCard
          key={keyOfGroup(group)}
          formId={formId}
          group={group}
          letter={letterOf(draft, group)}
          onChange={(letter) => change(group, letter)}
        />
      ))}
      {isSent && !isWhole && (
        <Notice tone="danger" live>
          {t('results.write.incomplete')}
        </Notice>
      )}
      <div className={styles.foot}>
        <ButtonLink to={publishAddress(formId, 'look', keys)}>{t('ui.back')}</ButtonLink>
        <Button variant="primary" onClick={goOn}>
          {t('ui.continue')}
        </Button>
      </div>
    </Stack>
  )
}

const isWritten = ({ texts, channels }: WrittenLetter) => isSendable(texts, channels.includes('sms'))

interface LetterCardProps {
  readonly formId: string
  readonly group: ResultGroup
  readonly letter: WrittenLetter
  readonly onChange: (letter: WrittenLetter) => void
}

function LetterCard({ formId, group, letter, onChange }: LetterCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const nameOf = useGroupName()
  const { texts, channels } = letter
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={5}>
        <div className={cards.head}>
          <h2 id={id}>{nameOf(group)}</h2>
          {group.letter.isDefault && <span className={cards.quiet}>{t('results.write.default')}</span>}
        </div>
        <TemplateTools
          texts={texts}
          onChoose={(chosen) => onChange({ texts: chosen, channels })}
          canSave={isWritten(letter)}
        />
        <MessageTextFields
          texts={texts}
          onChange={(written) => onChange({ texts: written, channels })}
          hasSms={channels.includes('sms')}
          writtenFor={{ ofFormId: formId }}
        />
        <Channels
          channels={channels}
          onChange={(chosen) => onChange({ texts, channels: chosen })}
          reached={undefined}
          unreached={undefined}
        />
      </Stack>
    </Card>
  )
}
