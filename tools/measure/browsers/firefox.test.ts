import process from 'node:process';
import { coreJourney } from './core-journey';
import { launchFirefox } from './firefox';

coreJourney(launchFirefox, process.env['FIREFOX_TEST_PORT'] ?? '4890');
