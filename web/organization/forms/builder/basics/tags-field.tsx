import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'

/** Enter or a comma ends a tag. */
export function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const t = useTexts('org_forms')
  const [written, setWritten] = useState('')

  function add() {
    const words = written.split(',').map((word) => word.trim().slice(0, 40))
    onChange([...new Set([...tags, ...words.filter((word) => word !== '')])].slice(0, 12))
    setWritten('')
  }

  function end(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }

  return (
    <Stack gap={2}>
      <TextInput
        id="basics.tags"
        label={t('basics.tags')}
        help={t('basics.tags.help')}
        optional
        value={written}
        autoComplete="off"
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={end}
        onBlur={() => written.trim() !== '' && add()}
      />
      {tags.length > 0 && (
        <Cluster gap={2}>
          {tags.map((tag) => (
            <Tag key={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))}>
              {tag}
            </Tag>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
