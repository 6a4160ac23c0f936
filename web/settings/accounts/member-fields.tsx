import type { Member } from '#contract/access.ts'
import type { Permissions } from '#contract/permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { summaryOf } from './grants.ts'
import { GrantsGrid } from './grants-grid.tsx'
import { RoleChoice } from './role-choice.tsx'

interface MemberFieldsProps {
  readonly member: Member
  readonly onChange: (member: Member) => void
  /** False for the last Root, who cannot become a sub-account. */
  readonly canLower?: boolean
}

/** The role and the grants of an account. */
export function MemberFields({ member, onChange, canLower = true }: MemberFieldsProps) {
  const t = useTexts('org_settings')
  const { userType, permissions } = member
  const grant = (next: Permissions) => onChange({ userType, permissions: next })
  return (
    <>
      <RadioGroup
        name="userType"
        label={t('accounts.kind')}
        look="cards"
        value={userType}
        onChange={(event) => onChange({ permissions, userType: event.target.value === 'Root' ? 'Root' : 'Sub' })}
        options={[
          {
            value: 'Sub',
            label: t('accounts.sub'),
            help: canLower ? t('accounts.sub.help') : t('accounts.lastRoot'),
            disabled: !canLower,
          },
          { value: 'Root', label: t('accounts.root'), help: t('accounts.root.help') },
        ]}
      />
      {userType === 'Root' ? (
        <Notice title={t('accounts.root.all.title')}>
          <p>{t('accounts.root.all.detail')}</p>
        </Notice>
      ) : (
        <>
          <RoleChoice permissions={permissions} onChange={grant} />
          <GrantsGrid permissions={permissions} onChange={grant} />
          {summaryOf(permissions).length === 0 && <Notice tone="warning">{t('accounts.noGrants.detail')}</Notice>}
        </>
      )}
    </>
  )
}
