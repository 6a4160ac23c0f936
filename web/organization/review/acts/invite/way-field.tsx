import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'

const ways = ['choose', 'fixed'] as const
export type Way = (typeof ways)[number]

/**
 * Whether candidates choose a time or are given one. Fixed times need a list of names, so they are only offered to
 * members who may read it.
 */
export function WayField({ value, onChange }: { readonly value: Way; readonly onChange: (way: Way) => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (!may(useMe(), 'Applications', 'read')) return null
  return (
    <RadioGroup
      name="way"
      label={t('invite.way')}
      look="cards"
      value={value}
      options={ways.map((way) => ({
        value: way,
        label: t('invite.way.label', { way }),
        help: t('invite.way.help', { way }),
      }))}
      onChange={({ target }) => onChange(ways.find((way) => way === target.value) ?? 'choose')}
    />
  )
}
