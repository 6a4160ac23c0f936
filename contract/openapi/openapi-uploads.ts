import type { ProblemCode } from '../problems.ts'
import { describeProblems, type ProblemWords } from './openapi-problems.ts'
import type { Answer, Operation } from './operation.ts'

// Uploads use another protocol (tus 1.0, decision 12) and are no calls, so they are described by hand.

type UploadMethod = 'post' | 'head' | 'patch' | 'delete'
type UploadPaths = Readonly<Record<string, Readonly<Partial<Record<UploadMethod, Operation>>>>>

/** The paths of resumable uploads, which are beside `/api`, not below it. */
export const uploadPaths = (words: ProblemWords): UploadPaths => ({
  '/uploads': {
    post: operation(words, {
      operationId: 'postUploads',
      summary: 'Start a resumable upload (tus 1.0); other calls take the file by the id at the end of its address',
      parameters: [
        header('Upload-Length', 'Bytes of the whole file', 'integer'),
        header('Upload-Metadata', 'filename, with the name in base64', 'string', false),
      ],
      requestBody: { required: false, content: { [pieces]: { schema: {} } } },
      responses: {
        201: { description: 'Begun', headers: { Location: told('Where the pieces go', 'string'), ...expires } },
      },
      problems: ['uploads.invalid', 'uploads.tooMany', 'request.tooLarge', 'files.vaultFull'],
    }),
  },
  '/uploads/{id}': {
    head: operation(words, {
      operationId: 'headUploadsById',
      summary: 'How much of an upload has arrived',
      parameters: [id],
      responses: {
        200: {
          description: 'So much has arrived',
          headers: { 'Upload-Offset': told('Bytes that are there', 'integer'), ...expires },
        },
      },
      problems: ['uploads.invalid', 'files.notFound'],
    }),
    patch: operation(words, {
      operationId: 'patchUploadsById',
      summary: 'Send the next piece of an upload',
      parameters: [id, header('Upload-Offset', 'Where the piece begins: as much as has arrived', 'integer')],
      requestBody: { required: true, content: { [pieces]: { schema: {} } } },
      responses: {
        204: {
          description: 'The piece is there',
          headers: { 'Upload-Offset': told('Bytes that are there', 'integer'), ...expires },
        },
      },
      problems: ['uploads.invalid', 'uploads.wrongOffset', 'files.notFound', 'request.tooLarge'],
    }),
    delete: operation(words, {
      operationId: 'deleteUploadsById',
      summary: 'Give an upload up',
      parameters: [id],
      responses: { 204: { description: 'It is gone' } },
      problems: ['uploads.invalid', 'files.notFound'],
    }),
  },
})

const pieces = 'application/offset+octet-stream'

const told = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } })
const expires = { 'Upload-Expires': told('Until when the pieces are kept', 'string') }

const header = (name: string, description: string, type: 'string' | 'integer', required = true) =>
  ({ name, in: 'header', required, description, schema: { type } }) as const

const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'From Location of the upload',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{24}$' },
} as const

interface Described extends Pick<Operation, 'operationId' | 'summary' | 'parameters' | 'requestBody'> {
  readonly responses: Readonly<Record<string, Answer>>
  readonly problems: readonly ProblemCode[]
}

function operation(words: ProblemWords, { problems, responses, parameters, ...described }: Described): Operation {
  const all = [...everywhere, ...problems]
  return {
    ...described,
    tags: ['uploads'],
    'x-may': 'signedIn',
    'x-problems': all,
    security: [{ accessToken: [] }],
    parameters: [header('Tus-Resumable', 'Version of the protocol: 1.0.0', 'string'), ...parameters],
    responses: { ...responses, ...describeProblems(all, words) },
  }
}

const everywhere = [
  'accounts.signInNeeded',
  'accounts.notFound',
  'uploads.wrongVersion',
  'server.failed',
  'server.busy',
] as const satisfies readonly ProblemCode[]
