import type { Picture, PostEntity, ProductEntity, ProjectEntity, ServiceEntity } from '../domain/entities'
import { homeLimits } from '../domain/limits'
import { publicAnalytics } from './analytics'
import { cms } from './payload'
import { picture, pictures } from './pictures'
import { publishedNow } from './publishedNow'
import { toPost, toProduct, toProject, toService } from './shapes'

export type ProductCard = ProductEntity & { pictures: Picture[] }
export type ProjectCard = ProjectEntity & { pictures: Picture[] }
export type PostCard = Omit<PostEntity, 'content' | 'viewCount'> & { picture: Picture | null }

async function services(): Promise<ServiceEntity[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'service',
    where: { isActive: { equals: true } },
    sort: 'order',
    limit: homeLimits.services,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map(toService)
}

async function projects(): Promise<ProjectCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'project',
    where: { isFeatured: { equals: true } },
    sort: '-completedAt',
    limit: homeLimits.projects,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs.map((doc) => ({ ...toProject(doc), pictures: pictures(doc.images, doc.title) }))
}

async function products(): Promise<ProductCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'product',
    where: { isActive: { equals: true } },
    sort: ['-isFeatured', '-createdAt'],
    limit: homeLimits.products,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs.map((doc) => ({ ...toProduct(doc), pictures: pictures(doc.images, doc.title) }))
}

async function posts(): Promise<PostCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: publishedNow(),
    sort: '-publishedAt',
    limit: homeLimits.posts,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs.map((doc) => {
    const { content: _, viewCount: __, ...post } = toPost(doc, 0)
    return { ...post, picture: picture(doc.featuredImage, doc.title) }
  })
}

/** Everything that the home page shows: specification §2. */
export async function homeContent() {
  const [analytics, ...lists] = await Promise.all([
    publicAnalytics(),
    services(),
    projects(),
    products(),
    posts(),
  ])
  const [serviceList, projectList, productList, postList] = lists
  return { analytics, services: serviceList, projects: projectList, products: productList, posts: postList }
}
