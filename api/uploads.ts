import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { EndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { beginUpload, uploadRules } from '#domain/ground/files/begin-upload.ts'
import { uploaderIdOf } from '#domain/ground/files/uploader-id.ts'
import { uploads } from '#domain/ground/files/uploads.ts'
import { tusServer, uploadsPath } from '#platform/uploads/tus-server.ts'
import { isLate } from './performing/permission.ts'
import { callerOf } from './session.ts'

/**
 * Files of candidates and of organizations' members arrive here in chunks; a call then refers to the upload by its id
 * (decision 12).
 */
export async function addUploads(app: FastifyInstance, { ended }: { readonly ended: EndedSessions }) {
  let tus: ReturnType<typeof tusServer> | undefined
  // Created with the first upload.
  const answering = () => (tus ??= tusServer({ directory: uploads().directory, ...uploadRules, mayBegin: beginUpload }))

  await app.register(async (scope) => {
    // The body is the file itself, and is streamed to the disk.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const [url, allowed] of Object.entries(methods)) {
      scope.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        async handler(request, reply) {
          const { method, raw } = request
          if (!allowed.includes(method)) throw problem('request.wrongMethod', { allowed: allowed.join(', ') })
          const owner = await uploaderOf(request, ended)
          const { id } = request.params as { id?: string }
          const { status, headers } = await answering()({ method, owner, raw, ...(id !== undefined && { id }) })
          const told = [...headers].filter(([name]) => !name.startsWith('access-control-'))
          return reply
            .code(status)
            .headers({ ...Object.fromEntries(told), 'cache-control': 'no-store' })
            .send()
        },
      })
    }
  })
}

const methods: Readonly<Record<string, readonly string[]>> = {
  [uploadsPath]: ['POST', 'OPTIONS'],
  [`${uploadsPath}/:id`]: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
}

/** The folder of the uploader: the candidate's, or that of the member's account. */
async function uploaderOf(request: FastifyRequest, ended: EndedSessions) {
  const { person } = callerOf(request, ended)
  if (!person) throw problem('accounts.signInNeeded')
  if (isLate(person)) throw problem('companies.secondFactorNeeded')
  return uploaderIdOf(person)
}
