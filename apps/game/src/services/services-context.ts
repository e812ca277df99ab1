import { createContext, useContext } from 'react';
import type { Services } from './services';

/** Carries the running game's services to the screens. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the running game; throws outside of an App. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs an App around it');
  return services;
}
