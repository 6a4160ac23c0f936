import { useId } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { LazyDateTimePicker } from '../../lazy-date-pickers.tsx'

interface WhenSentProps {
  /** Undefined: at once; null: scheduled, but no moment chosen yet */
  readonly sendAt: string | null | undefined
  readonly onChange: (sendAt: string | null | undefined) => void
}

/** Whether a message goes at once or at a chosen moment. */
export function WhenSent({ sendAt, onChange }: WhenSentProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const isLater = sendAt !== undefined
  return (
    <>
      <SegmentedControl
        label={t('message.when')}
        name={`${useId()}-when`}
        value={isLater ? 'later' : 'now'}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'later' ? null : undefined)}
        options={[
          { value: 'now', label: t('message.when.now') },
          { value: 'later', label: t('message.when.later') },
        ]}
      />
      {isLater && (
        <LazyDateTimePicker
          label={t('message.when.at')}
          help={t('message.when.help')}
          value={sendAt}
          onChange={onChange}
        />
      )}
    </>
  )
}
