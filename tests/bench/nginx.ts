import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { untilReady } from '../untilReady'

export const hasNginx = !spawnSync('nginx', ['-v']).error

/** Set by nginx itself. */
const own = /^(?:date|connection|keep-alive|content-length|content-type|etag|x-request-id)$/

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** A page as it goes over the line: packed. */
function packed(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (res) => {
      buffer(res).then((body) => resolve({ headers: res.headers as Record<string, string>, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** A file of the same bytes, with the same headers. */
async function location(url: string, name: string, folder: string): Promise<string> {
  const { headers, body } = await packed(url)
  writeFileSync(path.join(folder, 'html', name), body)
  const added = Object.entries(headers)
    .filter(([header]) => !own.test(header))
    .map(([header, value]) => `add_header ${header} '${value.replaceAll("'", "\\'")}';`)
  return `location = /${name} { default_type "${headers['content-type']}"; ${added.join(' ')} }`
}

const config = (port: number, folder: string, locations: string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    location = /readyz { return 200; }
    ${locations.join('\n    ')}
  }
}
`

/**
 * Serves the bytes of some pages by nginx, one process with its log on, as files that it keeps open.
 * @param urls by name; each is then at `/NAME`
 * @param folder an empty one
 */
export async function startNginx(urls: Record<string, string>, port: number, folder: string) {
  mkdirSync(path.join(folder, 'html'))
  const locations = await Promise.all(Object.entries(urls).map(([name, url]) => location(url, name, folder)))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, config(port, folder, locations))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const baseURL = `http://127.0.0.1:${port}`
  if (!(await untilReady(baseURL, () => child.exitCode === null, 10_000)))
    throw new Error('nginx did not start.')
  return {
    baseURL,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
