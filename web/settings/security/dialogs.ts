// One script for all of them: whoever has opened the dialog that makes recovery codes has the one that shows them.
export { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
export { AddAuthenticator } from './add-authenticator.tsx'
export { AddPasskey } from './add-passkey.tsx'
export { OwnerDialog } from './owner-dialog.tsx'
export { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
export { RenamePasskey } from './rename-passkey.tsx'
