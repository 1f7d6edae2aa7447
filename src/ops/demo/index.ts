import { leads } from './leads'
import { posts } from './posts'
import { products } from './products'
import { projects } from './projects'
import { services } from './services'

export const demo = { services, products, projects, posts, leads }
