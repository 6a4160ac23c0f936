import { useState } from 'react'
import { entryGrounds } from '#contract/entries/entry-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

/** Why the organization may enter people, until it is sent. */
export function useGround() {
  const [ground, setGround] = useState<string>()
  const [groundNote, setGroundNote] = useState('')
  const [isSent, setSent] = useState(false)
  return {
    ground,
    setGround,
    groundNote,
    setGroundNote,
    isMissing: isSent && ground === undefined,
    /** What is sent; nothing where no ground was chosen, which has the focus then. */
    chosen() {
      setSent(true)
      const known = entryGrounds.find((one) => one === ground)
      if (known) return { ground: known, groundNote }
      document.querySelector<HTMLElement>('[name=ground]')?.focus()
      return undefined
    },
  }
}

export function GroundFields({
  ground,
  setGround,
  groundNote,
  setGroundNote,
  isMissing,
}: ReturnType<typeof useGround>) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <>
      <RadioGroup
        label={t('enter.ground')}
        help={t('enter.ground.help')}
        name="ground"
        value={ground ?? ''}
        required
        error={isMissing ? t('enter.ground.missing') : undefined}
        onChange={({ currentTarget: { value } }) => setGround(value)}
        options={entryGrounds.map((one) => ({
          value: one,
          label: t('enter.ground.name', { ground: one }),
          help: t('enter.ground.detail', { ground: one }),
        }))}
      />
      <TextInput
        label={t('enter.ground.note')}
        help={t('enter.ground.note.help')}
        name="groundNote"
        maxLength={500}
        optional
        value={groundNote}
        onChange={({ currentTarget: { value } }) => setGroundNote(value)}
      />
    </>
  )
}
